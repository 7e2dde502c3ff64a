import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runningEdge } from '../testing/running-edge.mjs';

const edge = runningEdge();

/** Paths with a text that a visitor may have entered (`aenne`), and how the log must show each. */
const typedPaths = {
  '/preview/1-1790000000-aenne': '/preview/…',
  '/de/vorschau/1-1790000000-aenne?_thumbnail_id=2': '/de/vorschau/…',
  '/2026/08/aenne': '/2026/08/…',
  '/de/veranstaltungen/aenne/termin.ics': '/de/veranstaltungen/…',
  '/Aenne%40example.org/news': '/…',
  '/newsaenne': '/…',
  '/news%2Faenne': '/news/…',
  '/aenne/../tag/aenne': '/tag/…',
  '/search?q=aenne': '/search',
  '/0041791234567': '/…',
  '/de/': '/de/',
  '/': '/',
};

test("logs each request that its cache did not answer in one line, without the visitor's address", async () => {
  for (let request = 0; request < 2; request++) await edge.get('/news/page/2');
  for (const path of Object.keys(typedPaths)) await edge.get(path);
  // A response with an error, then a site that is down.
  await edge.get('/broken?q=aenne', { referer: 'http://site/aenne' });
  await edge.site.stop();
  await edge.get('/preview/1-2-aenne');
  // nginx writes the rest of its log when it ends.
  await edge.stop();
  const log = readFileSync(join(edge.folder, 'access.log'), 'utf8');
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  const known = lines.filter(({ path }) => path === '/news/page/2');
  assert.deepEqual(
    known.map(({ cache }) => cache),
    ['MISS'],
  );
  assert.ok(lines.some(({ path, status }) => path === '/preview/…' && status === 502));
  const paths = new Set(lines.map(({ path }) => path));
  assert.deepEqual(
    Object.values(typedPaths).filter((logged) => !paths.has(logged)),
    [],
  );
  assert.doesNotMatch(log, /aenne|127\.0\.0\.1|6\.6\.6\.6/i);
});
