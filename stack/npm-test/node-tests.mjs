import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rootDir } from '../settings.mjs';

/** @typedef {import('./test-failures.mjs').Failure} Failure */

const reporter = join(rootDir, 'stack', 'npm-test', 'failure-reporter.mjs');

/**
 * Runs Node's own test runner, https://nodejs.org/docs/latest-v20.x/api/test.html.
 * @param {(options: string[]) => Promise<unknown>} run gets the options, and throws when a test fails
 * @returns {Promise<{ error: unknown, failures: Failure[] } | null>} null when every test passed. All failures are
 *   marked as flaky: the caller runs their files again to find out whether they are. The list is empty when something
 *   failed outside of the test files, because running single files again would not repeat that
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
    ...{ title, error, file: relative(rootDir, file) },
    ...{ project: 'stack', isFlaky: true, trace: '' },
    alone: `node --test ${relative(rootDir, file)}`,
  }));
}
