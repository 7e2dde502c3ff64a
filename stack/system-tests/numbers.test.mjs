import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, most, percentile } from './numbers.mjs';

test('of a hundred values the 95th is not exceeded by 95 of them', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.deepEqual(
    [percentile(values, 0.95), percentile(values, 0.5), most(values)],
    [95, 50, 100],
  );
  assert.deepEqual([percentile([7], 0.95), percentile([], 0.95), most([])], [7, NaN, 0]);
});

test('of an even number of values, the median is the upper one in the middle', () => {
  assert.deepEqual([median([9, 100, 1]), median([4, 3, 1, 2]), median([])], [9, 3, NaN]);
});
