import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStable, stabilityTable, stepsIn } from './stability.mjs';

const output = '  … unit\n  ✓ unit (57.2 s)\n  ✗ e2e: journeys (201.0 s)\n\nError: no\n';

/** @param {Partial<import('./stability.mjs').GateRun>} more */
const run = (more) => ({
  ...{ name: 'quiet 1', isGreen: true, seconds: 600, failed: [], flaky: [] },
  ...{ times: new Map([['unit', 57.2]]) },
  ...more,
});

test('the steps of a run are read from its output', () => {
  const { times, failed } = stepsIn(output);

  assert.deepEqual(
    [...times],
    [
      ['unit', 57.2],
      ['e2e: journeys', 201],
    ],
  );
  assert.deepEqual(failed, ['e2e: journeys']);
});

test('the table has the seconds of each step in each run, and names what was not green', () => {
  const runs = [run({}), run({ name: 'busy 1', isGreen: false, failed: ['unit'], flaky: ['A'] })];
  const table = stabilityTable(runs);

  assert.match(table, /^step +quiet 1 +busy 1\nunit +57 +57\nall of it +600 +600\ngreen +yes +no/);
  assert.match(table, /failed step, 1 of the runs: unit\nflaky, 1 of the runs: A\n1 green of 2$/);
});

test('runs are stable when all are green, and no test needed a retry in two of them', () => {
  assert.ok(isStable([run({ flaky: ['A'] }), run({ flaky: ['B'] })]));
  assert.ok(!isStable([run({ flaky: ['A'] }), run({ flaky: ['A'] })]));
  assert.ok(!isStable([run({}), run({ isGreen: false })]));
});
