import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTime } from './findings.mjs';

test('a guarantee of times is not kept when nothing was measured', () => {
  assert.equal(inTime('an edit', [], { most: 1.5 }).isKept, false);
});

test('the slowest time counts, unless the guarantee is only for a share of the times', () => {
  const times = [...Array(5).fill(9), ...Array(95).fill(0.1)];
  assert.equal(inTime('a page', times, { most: 1 }).isKept, false);
  assert.equal(inTime('a page', times, { most: 1, share: 0.95 }).isKept, true);
  assert.equal(inTime('a page', [...times, 9], { most: 1, share: 0.95 }).isKept, false);
  const { measured } = inTime('a page', times, { most: 1 });
  assert.match(measured, /^median 0\.10 s, slowest 9\.00 s, of 100/);
});
