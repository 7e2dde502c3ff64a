import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideBase, median, percentile } from './numbers.mjs';

const times = [700, 500, 600, 900, 400, 500, 650];

test('the median is the value in the middle, or the larger one of two', () => {
  assert.equal(median(times), 600);
  assert.equal(median([1, 4, 2, 3]), 3);
  assert.ok(Number.isNaN(median([])));
});

test('a percentile is the value that this share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  assert.equal(percentile(hundred, 0.95), 95);
  assert.equal(percentile(times, 0.95), 900);
  assert.equal(percentile(times, 0), 400);
  assert.ok(Number.isNaN(percentile([], 0.95)));
});

test('a ratio is the same on a machine that is twice as slow', () => {
  const bases = [90, 100, 110];
  const slower = (values) => values.map((each) => 2 * each);

  assert.equal(besideBase(times, bases).ratio, 6);
  assert.equal(besideBase(slower(times), slower(bases)).ratio, 6);
  assert.equal(besideBase(times, bases, 0.95).ratio, 9);
});

test('all numbers are printed', () => {
  assert.equal(
    besideBase(times, [90, 100, 110]).words,
    'median 600 ms, 95% 900 ms, of 7; base 100 ms, of 3; ratio 6.0',
  );
});
