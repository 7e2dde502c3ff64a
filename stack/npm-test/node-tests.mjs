import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rootDir } from '../settings.mjs';
import { beginningOf, patternOf } from './failure.mjs';

/** @typedef {import('./failure.mjs').Failure} Failure */
/** @typedef {{ error: unknown, failures: Failure[] }} FailedRun */

const reporter = join(rootDir, 'stack', 'npm-test', 'failure-reporter.mjs');

/**
 * Runs Node's own test runner, https://nodejs.org/docs/latest-v20.x/api/test.html.
 * @param {(options: string[]) => Promise<unknown>} run gets the options, and throws when a test fails
 * @returns {Promise<FailedRun | null>} null when every test passed. The list of failures is empty when something failed
 *   outside of the test files, because running single files again would not repeat that
 */
export async function runNodeTests(run) {
  // A test of one run may start another run, so each run has a separate report.
  const folder = mkdtempSync(join(tmpdir(), 'node-tests-'));
  const report = join(folder, 'failures.jsonl');
  try {
    await run([
      '--test',
      // A test file that never ends would block the gate.
      '--test-timeout=300000',
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...[`--test-reporter=${reporter}`, `--test-reporter-destination=${report}`],
    ]);
    return null;
  } catch (error) {
    const lines = existsSync(report) ? readFileSync(report, 'utf8') : '';
    return { error, failures: nodeFailuresIn(lines) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} lines as failure-reporter.mjs writes them
 * @returns {Failure[]}
 */
export function nodeFailuresIn(lines) {
  const failures = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  if (failures.some(({ file }) => !file)) return [];
  return failures.map(({ title, file, error }) => ({
    ...{ title, error: beginningOf(error), file: relative(rootDir, file) },
    ...{ project: 'stack', isFlaky: false, trace: '' },
    alone: `node --test --test-name-pattern="${patternOf(title)}" ${relative(rootDir, file)}`,
  }));
}

/**
 * The failures of a run whose failed files ran once more: tests that passed then are flaky.
 * @param {FailedRun} first
 * @param {FailedRun | null} second null when every test passed
 * @returns {Failure[]}
 */
export function failuresAfter(first, second) {
  const failed = second && (second.failures.length ? second : first).failures;
  const hasFailed = ({ file, title }) =>
    failed?.some((other) => other.file === file && other.title === title);
  const flaky = first.failures.filter((each) => !hasFailed(each));
  return [...flaky.map((each) => ({ ...each, isFlaky: true })), ...(failed ?? [])];
}
