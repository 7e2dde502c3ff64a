import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { askForTypedPaths, assertLogged } from '../testing/edge-log.mjs';
import { edgePromises } from '../testing/edge-promises.mjs';
import { startEdge } from './edge.mjs';

const edge = edgePromises({
  start: startEdge,
  encodings: { 'gzip, deflate': 'gzip', 'gzip, deflate, br, zstd': 'br', br: 'br' },
});

test("writes down what was no matter of course in one line each, without the visitor's address", async () => {
  for (let request = 0; request < 2; request++) await edge.get('/news/page/2');
  await askForTypedPaths(edge);
  // An error of the site, and then no site at all.
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
  assertLogged(lines.map(({ path }) => path));
  const errors = readFileSync(join(edge.folder, 'error.log'), 'utf8');
  assert.doesNotMatch(log + errors, /aenne|127\.0\.0\.1|6\.6\.6\.6/i);
});
