import { table } from '../system-tests/common/results/table.mjs';
import { failureSummary } from './run-results.mjs';

/** @typedef {import('./failure.mjs').Failure} Failure */

/**
 * A run of `npm test`.
 * @typedef {object} GateRun
 * @property {string} name
 * @property {boolean} isGreen
 * @property {Record<string, number>} seconds of each step
 * @property {Failure[]} failures
 */

/**
 * What several runs of `npm test` have shown: the times of their steps, and the tests that were not green.
 * @param {GateRun[]} runs
 */
export const stableReport = (runs) =>
  [timesTable(runs), notGreen(runs), verdict(runs)].filter(Boolean).join('\n\n');

/** The tests that were flaky in more than one run. @param {GateRun[]} runs */
export const repeatedlyFlaky = (runs) => testsIn(runs).filter(({ flaky }) => flaky.length > 1);

/** @param {GateRun[]} runs */
function timesTable(runs) {
  const steps = [...new Set(runs.flatMap(({ seconds }) => Object.keys(seconds)))];
  const rows = steps.map((step) => [
    step,
    ...runs.map(({ seconds }) => seconds[step]?.toFixed(0) ?? ''),
  ]);
  const titles = ['seconds', ...runs.map(({ name }) => name)];
  return table(titles, [
    ...rows,
    ['passed', ...runs.map(({ isGreen }) => (isGreen ? 'yes' : 'no'))],
  ]);
}

/**
 * Each test that was not green, with its last failure and the names of its runs.
 * @param {GateRun[]} runs
 */
const notGreen = (runs) =>
  testsIn(runs)
    .map(({ failure, flaky, failed }) =>
      [
        failureSummary([failure]).split('\n').slice(1).join('\n'),
        ...(flaky.length ? [`    flaky: ${flaky.join(', ')}`] : []),
        ...(failed.length ? [`    failed: ${failed.join(', ')}`] : []),
      ].join('\n'),
    )
    .join('\n');

/** @param {GateRun[]} runs */
function testsIn(runs) {
  /** @type {Map<string, { failure: Failure, flaky: string[], failed: string[] }>} */
  const tests = new Map();
  for (const { name, failures } of runs)
    for (const failure of failures) {
      const key = `${failure.project} ${failure.file} ${failure.title}`;
      const { flaky, failed } = tests.get(key) ?? { flaky: [], failed: [] };
      (failure.isFlaky ? flaky : failed).push(name);
      tests.set(key, { failure, flaky, failed });
    }
  return [...tests.values()];
}

/** @param {GateRun[]} runs */
const verdict = (runs) =>
  `${runs.filter(({ isGreen }) => isGreen).length} of ${runs.length} runs have passed, ${repeatedlyFlaky(runs).length} tests were flaky more than once`;
