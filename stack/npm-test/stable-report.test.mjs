import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedlyFlaky, stableReport } from './stable-report.mjs';

const flaky = {
  ...{ title: 'the menu opens', file: 'menu.spec.ts', project: 'screens', isFlaky: true },
  ...{ error: 'Error: 503', trace: '', alone: 'npx jest menu' },
};
const failed = { ...flaky, isFlaky: false };
/** @type {import('./stable-report.mjs').GateRun[]} */
const runs = [
  { name: 'quiet 1', isGreen: true, seconds: { lint: 20.4, unit: 60 }, failures: [flaky] },
  { name: 'busy 1', isGreen: false, seconds: { lint: 41 }, failures: [failed] },
  // A run that has ended early.
  { name: 'busy 2', isGreen: false, seconds: {}, failures: [] },
];

test('one table has the seconds of each step in each run', () => {
  assert.deepEqual(
    stableReport(runs)
      .split('\n')
      .slice(1, 5)
      .map((line) => line.split(/ {2,}/)),
    [
      ['seconds', 'quiet 1', 'busy 1', 'busy 2'],
      ['lint', '20', '41'],
      ['unit', '60'],
      ['passed', 'yes', 'no', 'no'],
    ],
  );
});

test('one list has the tests that were not green, each with its runs', () => {
  assert.match(
    stableReport(runs),
    /\n- \[screens\] menu\.spec\.ts: the menu opens\n {4}Error: 503\n {4}alone: npx jest menu\n {4}flaky: quiet 1\n {4}failed: busy 1\n\n1 of 3 runs have passed, 0 tests were flaky more than once$/,
  );
});

test('a test counts as repeatedly flaky if two runs needed a retry of it', () => {
  const twice = [runs[0], { ...runs[0], name: 'quiet 2' }];

  assert.deepEqual(repeatedlyFlaky(runs), []);
  assert.deepEqual(
    repeatedlyFlaky(twice).map(({ flaky: names }) => names),
    [['quiet 1', 'quiet 2']],
  );
});
