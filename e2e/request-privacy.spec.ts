import { appRoutes } from './support/app-routes';
import { control, logOf } from './support/control';
import { ageKeptPages, forgetPagesOfVisitors, wordsInKeptFiles } from './support/kept-files';
import { forgedHeaders, innerHeaders, oddHeaders } from './support/odd';
import { askRaw, type RawAnswer } from './support/raw';
import { expect, test } from './support/test';
import { expireEverything } from './support/webhook';

/** Begins every word that marks a part of a request: it stands nowhere else. */
const beginning = `mark${Date.now().toString(36)}`;
const routes = appRoutes().map((route) => route.paths);
const everyPath = routes.flat();
// In the other language the same code answers.
const onePathEach = routes.flatMap(([path]) => path ?? []);

/** Headers that ask for another answer, each a kind of request of its own. */
const asking = /^(rsc|range|if-|expect|next-router-|next-resume|x-invoke|x-matched|content-)/;

const marked = {
  ...marks([...oddHeaders.map(({ name }) => name), ...Object.keys(forgedHeaders)]),
  ...marks(['user-agent', 'dnt', 'purpose', 'via', 'priority', 'x-request-query']),
  // Believed, it is a nonce on every script of the page.
  'content-security-policy': `script-src 'nonce-${beginning}-nonce'`,
  cookie: `a=${beginning}-cookie; __prerender_bypass=${beginning}-draft`,
};
const inner = { ...marked, ...marks(innerHeaders.map(({ name }) => name)) };
const navigation = { ...marked, rsc: '1', 'next-router-state-tree': `${beginning}-tree` };
const prefetch = { ...marked, rsc: '1', 'next-router-prefetch': '1' };

const query = `email=${beginning}-query%40example.org&utm_source=${beginning}-campaign`;

/** What a visitor's program may send, by what has the page made. */
const kinds: Record<string, (path: string) => Promise<unknown>> = {
  'a visitor': (path) => askRaw({ path: withQuery(path), headers: marked }),
  'a check of the head': (path) =>
    askRaw({ path: withQuery(path), method: 'HEAD', headers: marked }),
  'another method': (path) =>
    askRaw({ path: withQuery(path), method: 'OPTIONS', headers: marked }).then(() =>
      askRaw({ path: withQuery(path), headers: marked }),
    ),
  'a program that knows the framework': (path) => askRaw({ path: withQuery(path), headers: inner }),
  'a client-side navigation': (path) => askAsFramework(path, navigation),
  'a prefetch': (path) => askAsFramework(path, prefetch),
};

test.describe.configure({ timeout: 180_000 });

/** Who asks most; the others every night. */
const atEveryChange = ['a visitor', 'a client-side navigation'];

for (const [kind, ask] of Object.entries(kinds)) {
  const tag = atEveryChange.includes(kind) ? [] : '@nightly';
  const title = `nothing that ${kind} sends is kept where it has a page made that is due`;
  test(title, { tag }, async () => {
    await restartAfter(ageKeptPages);
    const paths = kind === 'a visitor' ? everyPath : onePathEach;
    expect(await askAll(paths, ask)).toBeGreaterThan(paths.length / 2);
    expect(await traces(paths)).toEqual([]);
  });
}

test('nothing of a request is kept where it has a page made for the first time', async () => {
  await restartAfter(forgetPagesOfVisitors);
  await askAll(onePathEach, kinds['a visitor']!);
  expect(await traces(onePathEach)).toEqual([]);
});

test('nothing of a webhook, nor of who asks while pages are warmed, is kept', async () => {
  await expireEverything({ query, headers: marked });
  await askAll(onePathEach, kinds['a visitor']!);
  expect(await traces(onePathEach)).toEqual([]);
});

test('another spelling of an address does not reach the page that is kept', async () => {
  await restartAfter(ageKeptPages);
  await askRaw({ path: '/%63ontact' });
  await askRaw({ path: '/de/%6bontakt' });
  await expect.poll(() => stateOf('/contact')).toBe('HIT');

  expect((await askRaw({ path: '/contact' })).text).not.toContain('%63ontact');
});

function marks(names: string[]): Record<string, string> {
  const taken = names.filter((name) => !asking.test(name));
  return Object.fromEntries(taken.map((name) => [name, `${beginning}-${name}`]));
}

/** Asks each, and says how many answers were pages or files that the site keeps. */
async function askAll(paths: string[], ask: (path: string) => Promise<unknown>): Promise<number> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await ask(path);
  };
  await Promise.all([work(), work(), work()]);
  const states = await Promise.all(paths.map(settled));
  return states.filter((state) => state === 'HIT').length;
}

/** Waits until what is due has been made anew. */
async function settled(path: string): Promise<string> {
  const until = Date.now() + 30_000;
  let state = await stateOf(path);
  while (state === 'STALE' && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    state = await stateOf(path);
  }
  return state;
}

async function stateOf(path: string): Promise<string> {
  return String((await askRaw({ path })).headers['x-nextjs-cache'] ?? 'none');
}

/** A request of the framework's own router, with the parameter that the framework asks for. */
async function askAsFramework(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const first = await askRaw({ path: withQuery(path), headers });
  const { location } = first.headers;
  return first.status === 307 && location ? askRaw({ path: location, headers }) : first;
}

/** Where a mark is found: in a kept file, an answer or the log. */
async function traces(paths: string[]): Promise<string[]> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { headers, text } = await askRaw({ path });
      const found = `${JSON.stringify(headers)}${text}`.match(new RegExp(`${beginning}[a-z0-9-]*`));
      return found ? [`${found[0]} in the answer to ${path}`] : [];
    }),
  );
  const log = await logOf('site');
  const logged = log.split('\n').filter((line) => line.includes(beginning));
  return [...wordsInKeptFiles(beginning), ...pages.flat(), ...logged];
}

async function restartAfter(change: () => void): Promise<void> {
  await control('site', 'stop');
  change();
  await control('site', 'start');
}

const withQuery = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
