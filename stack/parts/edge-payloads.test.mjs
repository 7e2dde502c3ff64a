import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runningEdge } from '../testing/running-edge.mjs';

// These tests are about pages, and about the component payloads of pages that the router of Next.js requests.
const running = runningEdge();
const { get } = running;
const urls = () => running.site.requests.map(({ url }) => url);

test('ignores the headers of the router of Next.js when a request is not one of this router', async () => {
  const made = {
    'next-url': '/made-up',
    'next-router-state-tree': '%5B%22made-up%22%5D',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_made-up',
  };
  await get('/plainly');
  for (const [name, value] of Object.entries(made)) {
    for (let number = 0; number < 3; number++) {
      assert.match((await get('/plainly', { [name]: `${value}${number}` })).text, /^html/);
    }
  }
  assert.match((await get('/plainly-too', made)).text, /^html/);
  assert.deepEqual(urls(), ['/plainly', '/plainly-too']);
  for (const { headers } of running.site.requests) {
    assert.deepEqual(
      Object.keys(headers).filter((name) => name in made),
      [],
    );
  }
});

test('never responds with a component payload instead of a page, or with the wrong payload', async () => {
  const tree = { 'next-router-state-tree': '%5B%5D' };
  /** @type {[headers: Record<string, string>, expected: RegExp][]} */
  const asks = [
    [{}, /^html/],
    [{ rsc: '1' }, /^payload/],
    [{ rsc: '1', 'next-router-prefetch': '1' }, /^payload .*prefetch/],
    [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, /^payload .*\/_tree/],
    [{ rsc: '1', ...tree }, /^payload .*%5B%5D/],
    [{ rsc: '1', 'next-url': '/de' }, /^payload .*\/de/],
    [{ rsc: 'made-up' }, /^payload/],
  ];
  for (const path of ['/mixed', '/mixed', '/mixed?_rsc=x', '/mixed?_rsc=x']) {
    for (const [headers, expected] of path === '/mixed' ? asks : asks.toReversed())
      assert.match((await get(path, headers)).text, expected);
  }
  // The site gets one request for the page, and every request for a payload, with the `_rsc` parameter that Next.js
  // checks.
  const payloads = asks.length - 1;
  assert.equal(running.site.requests.length, 1 + 4 * payloads);
  assert.equal(urls().filter((url) => url === '/mixed?_rsc=x').length, 2 * payloads);
});
