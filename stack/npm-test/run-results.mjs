import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';
import { failuresIn, skipReasonsIn } from './test-failures.mjs';

/** @typedef {import('./failure.mjs').Failure} Failure */
/** @typedef {import('./playwright-report.mjs').Suite} Suite */
/** @typedef {import('./step-runner.mjs').Steps} Steps */

/**
 * @typedef {object} Results of a run, for stack/commands/test-stable.mjs
 * @property {Record<string, number>} seconds of each step
 * @property {Failure[]} failures
 * @property {string} summary the last lines of the run
 */

const folder = join(rootDir, 'test-results');
const resultsFile = join(folder, 'run.json');

/**
 * Writes the flaky tests of a run (flaky.json) and all its results (run.json).
 * @param {Steps} steps
 * @param {Map<string, number>} times
 * @param {Suite[]} reports of Playwright
 * @param {string} [target] folder
 * @returns {string} the last lines of the run: what was left out, and what has failed
 */
export function noteResults(steps, times, reports, target = folder) {
  const failures = [...reports.flatMap(failuresIn), ...steps.failures];
  const reasons = new Set(reports.flatMap(skipReasonsIn));
  steps.leftOut.push(...[...reasons].map((reason) => `Left out: ${reason}`));
  const summary = [steps.summary(), failureSummary(failures)].filter(Boolean).join('\n\n');
  const write = (name, value) =>
    writeFileSync(join(target, name), `${JSON.stringify(value, null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  write(
    'flaky.json',
    failures.filter(({ isFlaky }) => isFlaky),
  );
  write('run.json', { seconds: Object.fromEntries(times), failures, summary });
  return summary;
}

/** Removes the results of an earlier run. */
export const clearResults = () => rmSync(resultsFile, { force: true });

/** @returns {Results | null} null when a run has ended early */
export const readResults = () =>
  existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : null;

/**
 * Each flaky test, then each failed one, with its trace and the command that runs it alone.
 * @param {Failure[]} failures
 * @returns {string} empty when every test passed at its first try
 */
export function failureSummary(failures) {
  const failed = failures.filter(({ isFlaky }) => !isFlaky);
  const flaky = failures.filter(({ isFlaky }) => isFlaky);
  const sections = [
    ...(flaky.length ? [['Flaky: passed on a retry', ...flaky.map(lines)]] : []),
    ...(failed.length ? [['Failed tests', ...failed.map(lines)]] : []),
  ];
  return sections.map((section) => section.join('\n')).join('\n\n');
}

/** @param {Failure} failure */
function lines(failure) {
  const { title, file, project, error, alone } = failure;
  const trace = traceOf(failure);
  return [
    `- [${project}] ${file}: ${title}`,
    `    ${error}`,
    ...(trace ? [`    trace: ${trace}`] : []),
    `    alone: ${alone}`,
  ].join('\n');
}

/**
 * Where the trace is. A run without retries records none, but `npm run e2e` does, where playwright.config.ts says so.
 * @param {Failure} failure
 */
function traceOf({ project, trace, alone }) {
  if (trace) return `npx playwright show-trace ${trace}`;
  const isMeasured = project === 'promptness' && alone.includes('--all');
  const isRecorded = alone.startsWith('npm run e2e') && !alone.includes('--engine') && !isMeasured;
  return isRecorded ? 'none; the next command records one' : '';
}
