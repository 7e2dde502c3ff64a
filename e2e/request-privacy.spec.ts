import { runConcurrently } from '../stack/run-concurrently.mjs';
import { appRoutes } from './support/app-routes';
import { control, logOf, whileStopped } from './support/stack-parts';
import { stack } from './support/environment';
import {
  ageStoredPages,
  deletePagesOfVisitors,
  matchesInStoredFiles,
} from './support/stored-files';
import { forgedHeaders, frameworkHeaders, malformedHeaders } from './support/malformed-requests';
import { fetchRaw, type RawRequest } from './support/raw-http';
import { expect, test } from './support/test';
import { expireEverything } from './support/webhook';

/** The beginning of every word that marks a part of a request. It occurs nowhere else. */
const beginning = `mark${Date.now().toString(36)}`;
const routes = appRoutes().map((route) => route.paths);
const everyPath = routes.flat();
// One path of each route, because the same code responds in both languages.
const onePathEach = routes.flatMap(([path]) => path ?? []);

/** Headers that change the kind of response. They are not marked here. */
const changingHeaders = /^(range|if-|expect|next-resume|x-invoke|x-matched|content-)/;

const marked = {
  ...marks([...malformedHeaders.map(({ name }) => name), ...Object.keys(forgedHeaders)]),
  ...marks(['user-agent', 'dnt', 'purpose', 'via', 'priority', 'x-request-query']),
  // If the site trusted this header, Next.js would put the nonce on every script of the page.
  'content-security-policy': `script-src 'nonce-${beginning}-nonce'`,
  cookie: `a=${beginning}-cookie; __prerender_bypass=${beginning}-draft`,
};
const inner = { ...marked, ...marks(frameworkHeaders.map(({ name }) => name)) };
const navigation = { ...marked, rsc: '1', 'next-router-state-tree': `${beginning}-tree` };
const prefetch = { ...marked, rsc: '1', 'next-router-prefetch': '1' };
/** Headers that may change the kind of response, with made-up values. */
const router = {
  ...marked,
  ...Object.fromEntries(
    [
      ...['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree'],
      ...['next-url', 'next-resume', 'x-invoke-path', 'x-invoke-query', 'x-matched-path'],
    ].map((name) => [name, `/${beginning}-${name}`]),
  ),
};
const body = `{"message":"${beginning}-body"}`;
const conditional = {
  ...marked,
  ...{ 'if-none-match': `"${beginning}-etag"`, 'if-match': `"${beginning}-match"` },
  ...{ 'if-modified-since': `${beginning}-since`, 'if-range': `"${beginning}-range"` },
  range: `bytes=${beginning}`,
  ...{ 'content-type': `text/${beginning}`, 'content-language': beginning },
  'content-length': String(body.length),
};

const query = `email=${beginning}-query%40example.org&utm_source=${beginning}-campaign`;

/** Kinds of requests after which a page may be rendered, each with everything that a client can send with it. */
const requestKinds: Record<string, (path: string) => Promise<unknown>> = {
  'a visitor': (path) => fetchRaw({ path: withQuery(path), headers: marked }),
  'a HEAD request': (path) => fetchRaw({ path: withQuery(path), method: 'HEAD', headers: marked }),
  'another method': (path) =>
    fetchRaw({ path: withQuery(path), method: 'OPTIONS', headers: marked }).then(() =>
      fetchRaw({ path: withQuery(path), headers: marked }),
    ),
  'a client with internal headers of Next.js': (path) =>
    fetchRaw({ path: withQuery(path), headers: inner }),
  'a client-side navigation': (path) => fetchRaw({ path: withQuery(path), headers: navigation }),
  'a prefetch': (path) => fetchRaw({ path: withQuery(path), headers: prefetch }),
  "a client that makes up values for the router's headers": (path) =>
    fetchRaw({ path: withQuery(path), headers: router }),
  'a conditional request with a body': (path) =>
    fetchRaw({ path: withQuery(path), headers: conditional, body }),
};

test.describe.configure({ timeout: 180_000 });

for (const [kind, send] of Object.entries(requestKinds)) {
  const title = `nothing that ${kind} sends is stored when it causes a stale page to be rendered`;
  test(title, { tag: '@nightly' }, async () => {
    await restartAfter(ageStoredPages);
    // The most common kind is tried on every path.
    const paths = kind === 'a visitor' ? everyPath : onePathEach;
    expect(await requestAll(paths, send)).toBeGreaterThan(paths.length / 2);
    expect(await traces(paths)).toEqual([]);
  });
}

test(
  'nothing of a request is stored when it causes a page to be rendered for the first time',
  { tag: '@nightly' },
  async () => {
    await restartAfter(deletePagesOfVisitors);
    await requestAll(onePathEach, requestKinds['a conditional request with a body']!);
    expect(await traces(onePathEach)).toEqual([]);
  },
);

test(
  'no word of an address, a query or a body is logged or stored, also in an outage',
  { tag: '@nightly' },
  async () => {
    const word = `${beginning}-word`;
    const addresses = appRoutes().flatMap(({ withParameter }) => withParameter(word));
    const more = [`/${word}`, `/de/${word}/${word}`, `/search?q=${word}`, `/_next/${word}`];
    const paths = [...new Set([...addresses, ...more])];
    await runConcurrently(paths, 3, (path) => fetchRaw({ path }));
    await runConcurrently(bodies(word), 3, fetchRaw);
    const loaded = [`/tag/${word}`, `/de/suche?q=${word}`, `/2026/08/${word}`, `/?p=1&k=${word}`];
    await whileStopped('wordpress', () => runConcurrently(loaded, 3, (path) => fetchRaw({ path })));

    expect(paths.length).toBeGreaterThan(routes.length / 2);
    expect(await traces([])).toEqual([]);
  },
);

test(
  'nothing of a webhook, or of a request while the site warms pages, is stored',
  { tag: '@nightly' },
  async () => {
    await expireEverything({ query, headers: marked });
    await requestAll(onePathEach, requestKinds['a visitor']!);
    expect(await traces(onePathEach)).toEqual([]);
  },
);

test(
  'another spelling of an address does not show in the stored page',
  { tag: '@nightly' },
  async () => {
    await restartAfter(ageStoredPages);
    await fetchRaw({ path: '/%63ontact' });
    await fetchRaw({ path: '/de/%6bontakt' });
    await expect.poll(() => stateOf('/contact')).toBe('HIT');

    expect((await fetchRaw({ path: '/contact' })).text).not.toContain('%63ontact');
  },
);

function marks(names: string[]): Record<string, string> {
  const taken = names.filter((name) => !changingHeaders.test(name));
  return Object.fromEntries(taken.map((name) => [name, `${beginning}-${name}`]));
}

/** Requests with a marked body, for every route that reads one. */
function bodies(word: string): RawRequest[] {
  const json = { 'content-type': 'application/json' };
  const report = {
    'document-uri': `${stack.siteUrl}/${word}?${word}`,
    'blocked-uri': `https://elsewhere.example/${word}`,
    'effective-directive': 'img-src',
  };
  return [
    { path: '/api/contact', headers: json, body: `{"message":"${word}"}` },
    { path: '/api/contact', headers: json, body: `{"message":"${word}` },
    { path: '/api/contact', headers: { 'content-type': word }, body: word },
    { path: '/api/revalidate', headers: { 'x-webhook-signature': word }, body: word },
    {
      ...{ path: '/api/csp-report', headers: { 'content-type': 'application/csp-report' } },
      body: JSON.stringify({ 'csp-report': report }),
    },
  ].map((request) => ({ ...request, method: 'POST' }));
}

/** Requests every path, and returns for how many of them the site then has a fresh stored page or file. */
async function requestAll(
  paths: string[],
  send: (path: string) => Promise<unknown>,
): Promise<number> {
  await runConcurrently(paths, 3, send);
  const states = await Promise.all(paths.map(stateWhenFresh));
  return states.filter((state) => state === 'HIT').length;
}

/** The cache state of a path. Waits at most 30 seconds while a stale page is being rendered. */
async function stateWhenFresh(path: string): Promise<string> {
  const until = Date.now() + 30_000;
  let state = await stateOf(path);
  while (state === 'STALE' && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    state = await stateOf(path);
  }
  return state;
}

async function stateOf(path: string): Promise<string> {
  return String((await fetchRaw({ path })).headers['x-nextjs-cache'] ?? 'none');
}

/** Every place where a mark is found: in a stored file, a response or the log. */
async function traces(paths: string[]): Promise<string[]> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { headers, text } = await fetchRaw({ path });
      const found = `${JSON.stringify(headers)}${text}`.match(new RegExp(`${beginning}[a-z0-9-]*`));
      return found ? [`${found[0]} in the response to ${path}`] : [];
    }),
  );
  const log = await logOf('site');
  const logged = log.split('\n').filter((line) => line.includes(beginning));
  return [...matchesInStoredFiles(beginning), ...pages.flat(), ...logged];
}

async function restartAfter(change: () => void): Promise<void> {
  await control('site', 'stop');
  change();
  await control('site', 'start');
}

const withQuery = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
