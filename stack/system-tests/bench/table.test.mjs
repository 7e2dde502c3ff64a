import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './table.mjs';

test('names stand left, numbers right, under their titles', () => {
  const lines = table(
    ['page', 'KB'],
    [
      ['home, en', '7.1'],
      ['post', '10.2'],
    ],
  ).split('\n');
  assert.deepEqual(lines.slice(1, -1), ['page        KB', 'home, en   7.1', 'post      10.2']);
});
