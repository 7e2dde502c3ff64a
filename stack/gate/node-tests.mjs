import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rootDir } from '../settings.mjs';

/** @typedef {import('./test-failures.mjs').Failure} Failure */

const reporter = join(rootDir, 'stack', 'gate', 'failure-reporter.mjs');
const report = join(rootDir, 'test-results', 'node-tests.jsonl');

/**
 * Removes the report of the run before.
 * @returns {string[]} the options of node's own test runner, https://nodejs.org/docs/latest-v20.x/api/test.html
 */
export function nodeTestOptions() {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  return [
    '--test',
    // A test file that never ends would block the gate.
    '--test-timeout=300000',
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${reporter}`, `--test-reporter-destination=${report}`],
  ];
}

/**
 * @returns {Failure[]} of the last run of node's own test runner, as flaky ones: a retry decides; none when something failed
 *   outside a test, because running single files again would not repeat it
 */
export const nodeFailures = () =>
  existsSync(report) ? nodeFailuresIn(readFileSync(report, 'utf8')) : [];

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
    ...{ title, error, file: relative(rootDir, file) },
    ...{ project: 'stack', isFlaky: true, trace: '' },
    alone: `node --test ${relative(rootDir, file)}`,
  }));
}
