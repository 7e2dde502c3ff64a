import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownSearchParams } from '../../lib/http/known-search-params.mjs';
import { runningEdge } from '../testing/running-edge.mjs';

/** Paths that the site redirects to a path of `knownSearchParams`, and the query parameters that the redirect keeps. */
const redirectedPaths = {
  '/en': ['p'],
  ...Object.fromEntries(
    ['/suche', '/de/search', '/en/search', '/Search', '/de/SUCHE', '/search/'].map((path) => [
      path,
      ['q', 'page'],
    ]),
  ),
  '/vorschau/*': ['_thumbnail_id'],
  '/de/preview/*': ['_thumbnail_id'],
};

// These tests are about the edge's cache key. It contains what distinguishes pages, and nothing that a visitor can
// invent.
const running = runningEdge();
const { get } = running;
const urls = () => running.site.requests.map(({ url }) => url);

test('caches one page, and requests it once, whatever the query', async () => {
  const shared = ['utm_source=mail', '_rsc=x', 'q=sound', 'p=1', 'a=1&b=2', '', '=', '?&?'];
  const queries = [...shared, ...Array.from({ length: 300 }, (_, n) => `${n}=${n}`)];
  for (const query of queries) {
    const { status, text } = await get(`/any-page?${query}`);
    assert.deepEqual([query, status, text.slice(0, 6)], [query, 200, 'html 1']);
    assert.deepEqual(urls().slice(1), [], query);
    if (running.site.requests.length > 1) break;
  }
  assert.deepEqual(urls(), ['/any-page']);
});

test('caches one page, and requests it once, whatever the router of Next.js requests', async () => {
  const router = {
    'next-url': '/made-up',
    'next-router-state-tree': '%5B%22made-up%22%5D',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  };
  const single = Object.entries(router).map(([name, value]) => ({ [name]: value }));
  /** @type {Record<string, string>[]} */
  const sent = [{ rsc: '1', ...router }, { rsc: '1' }, { rsc: 'made-up' }, ...single, {}];
  for (const headers of sent)
    assert.match((await get('/any-router?_rsc=x', headers)).text, /^html 1/);
  assert.deepEqual(urls(), ['/any-router']);
  // An older version of the site would respond to this header with data, which the edge would store as the page.
  assert.equal(running.site.requests[0].headers.rsc, undefined);
});

test('passes on the query parameters that the site reads, no others, and does not cache the response', async () => {
  for (const [pattern, names] of Object.entries({ ...knownSearchParams, ...redirectedPaths })) {
    const path = pattern.replace('*', '1-key');
    const isWhole = path.startsWith('/_next/');
    const known = names.map((name) => `${name}=1`).join('&');
    for (const query of [known, `${known}&utm=2`, `utm=2&${known}`, known]) {
      running.site.requests = [];
      assert.equal((await get(`${path}?${query}`)).status, 200);
      const [url = '/'] = urls();
      const heard = new URL(url, 'http://site');
      for (const name of names) assert.equal(heard.searchParams.get(name), '1', `${path} ${name}`);
      assert.equal(heard.pathname, path);
      if (!isWhole) assert.doesNotMatch(url, /utm/);
    }
  }
});

test('adds the query to a redirect of the site', async () => {
  for (const query of ['?utm_source=mail&b=%C3%BC', '?utm_source=post', '']) {
    const { status, headers } = await get(`/moved/${query}`);
    assert.deepEqual([status, headers.location], [308, `/moved${query}`]);
  }
  assert.deepEqual(new Set(urls()), new Set(['/moved/']));
  assert.equal((await get('/?p=7&utm=1')).headers.location, '/2026/08/northbound');
  assert.equal(
    (await get('/moved', { 'x-dropped-query': '?made-up' })).headers.location,
    undefined,
  );
  const made = await get('/moved/', { 'x-dropped-query': '?made-up' });
  assert.equal(made.headers.location, '/moved');
});

test('gives the home page for a post number that is not a number', async () => {
  await get('/');
  running.site.requests = [];
  for (const query of ['p=', 'p=0', 'p=abc', 'p=1%20', 'p=12345678901', 'P=1', 'pp=1', 'x=p=1']) {
    assert.match((await get(`/?${query}`)).text, /^html 1/);
  }
  assert.deepEqual(
    urls().filter((url) => url !== '/'),
    [],
  );
});

test('caches no page under a second spelling of its address', async () => {
  assert.equal((await get('/.well-known/security.txt')).status, 200);
  const spellings = ['/sp%65lt', '/spelt#1', '/./spelt', '/x/../spelt', '/x/%2e%2e/spelt'];
  for (const path of [...spellings, '//spelt', '/spelt%2F', '/x\\..\\spelt', '/spelt%c3%bc']) {
    running.site.requests = [];
    const first = await get(path);
    if (first.status === 400) continue;
    const second = await get(path);
    assert.deepEqual([path, urls().length], [path, 2]);
    assert.notEqual(second.headers['x-edge-cache'], 'HIT');
  }
  for (const path of ['/spelt%C3%BC-~_.1', '/spelt/', '/news/private-no-store']) {
    await get(path);
    running.site.requests = [];
    await get(path);
    assert.deepEqual(urls(), []);
  }
});
