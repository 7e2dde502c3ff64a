import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pause } from '../processes/wait.mjs';
import { runningEdge } from '../testing/running-edge.mjs';

const edge = runningEdge();

/** Paths with a text that a visitor may have entered (`aenne`). */
const typedPaths = [
  '/preview/1-1790000000-aenne',
  '/de/vorschau/1-1790000000-aenne?_thumbnail_id=2',
  '/Aenne%40example.org/news',
  '/aenne/../tag/aenne',
  '/search?q=aenne',
  '/api/media/2026/08/aenne.mp3',
  '/_next/image?url=aenne',
];

test("logs each request that its cache did not serve in one line, without the visitor's address", async () => {
  for (let request = 0; request < 2; request++) await edge.get('/news/page/2');
  for (const path of typedPaths) {
    assert.equal((await edge.get(path)).headers['x-log-path'], undefined, path);
  }
  // A response with an error, one of nginx itself, and those of a site that is down: from the cache, and none.
  await edge.get('/broken?q=aenne', { referer: 'http://site/aenne' });
  await edge.get('/%00/aenne');
  await edge.site.stop();
  await pause(3_500);
  await edge.get('/news/page/2');
  await edge.get('/preview/1-2-aenne');
  // nginx writes the rest of its log when it ends.
  await edge.stop();
  const log = readFileSync(join(edge.folder, 'access.log'), 'utf8');
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  // Each process of nginx writes its lines at once.
  const bySite = '/as/the/site/says/...';
  assert.deepEqual(lines.map(({ path, status }) => `${status} ${path}`).toSorted(), [
    ...['/news/page/2', ...typedPaths, '/news/page/2'].map(() => `200 ${bySite}`),
    ...['400 ...', `500 ${bySite}`, '502 ...'],
  ]);
  assert.doesNotMatch(log, /aenne|127\.0\.0\.1|6\.6\.6\.6/i);
});
