import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { edgePromises } from '../testing/edge-promises.mjs';
import { startEdge } from './edge.mjs';

const edge = edgePromises({
  start: startEdge,
  encodings: { 'gzip, deflate': 'gzip', 'gzip, deflate, br, zstd': 'br', br: 'br' },
});

test("writes down what was no matter of course in one line each, without the visitor's address", async () => {
  // Whoever ends writes what is left.
  await edge.stop();
  const log = readFileSync(join(edge.folder, 'access.log'), 'utf8').trim().split('\n');

  const known = log.map((line) => JSON.parse(line)).filter(({ path }) => path === '/known');
  assert.ok(known.some(({ cache }) => cache === 'MISS'));
  assert.ok(!known.some(({ cache }) => cache === 'HIT'));
  assert.doesNotMatch(log.join(), /127\.0\.0\.1|6\.6\.6\.6/);
});
