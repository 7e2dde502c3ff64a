import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';

/**
 * The parts of Playwright's JSON report that are read: https://playwright.dev/docs/test-reporters#json-reporter.
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ status: string, error?: { message?: string }, attachments?: Attachment[] }} Result
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: 'expected' | 'flaky' | 'unexpected' | 'skipped', projectName: string, annotations?: Annotation[], results: Result[] }} Test
 * @typedef {{ title: string, file: string, tags?: string[], tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const folder = join(rootDir, 'test-results', 'reports');

/** Removes the reports of an earlier run. */
export function clearReports() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * @param {string} name of the run
 * @returns {string} where Playwright writes what has passed and failed
 */
export const reportFile = (name) => join(folder, `${name}.json`);

/** @returns {Suite[]} the reports of this run */
export const readReports = () =>
  (existsSync(folder) ? readdirSync(folder) : []).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );

/**
 * The specs of a report or a suite, with those of the suites in it.
 * @param {Suite} suite
 * @returns {Generator<Spec>}
 */
export function* specsOf({ specs = [], suites = [] }) {
  yield* specs;
  for (const suite of suites) yield* specsOf(suite);
}
