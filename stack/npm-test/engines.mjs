import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rootDir } from '../settings.mjs';
import { specsOf } from './playwright-report.mjs';

/** The engines of the browser tests (playwright.config.ts). */
export const engines = ['chromium', 'firefox', 'webkit'];

const folder = join(rootDir, 'test-results', 'reports');

/** Removes the reports of an earlier run. */
export function clearReports() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * @param {string} engine
 * @param {string} name of the run: one engine may have several
 * @returns {string} where Playwright writes what has passed and failed
 */
export const reportFile = (engine, name) => join(folder, `${engine} ${name}.json`);

/**
 * What passed in each engine, by the name of the test file.
 * @typedef {Record<string, Record<string, { passed: number, failed: number, skipped: number }>>} Results
 */

const fates = /** @type {const} */ ({
  ...{ expected: 'passed', flaky: 'passed' },
  ...{ unexpected: 'failed', skipped: 'skipped' },
});

/** @returns {{ engine: string, report: any }[]} the reports of this run, as Playwright has written them */
export const readReports = () =>
  (existsSync(folder) ? readdirSync(folder) : []).map((file) => ({
    engine: file.split(' ')[0] ?? '',
    report: JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }));

/**
 * @param {ReturnType<typeof readReports>} reports
 * @returns {Results}
 */
export function resultsOf(reports) {
  /** @type {Results} */
  const results = {};
  for (const { engine, report } of reports)
    for (const { file, tests } of specsOf(report)) {
      const topic = basename(file).replace('.spec.ts', '');
      const row = (results[topic] ??= {});
      const cell = (row[engine] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const { status } of tests) cell[fates[status]] += 1;
    }
  return results;
}

/**
 * The topics that were tested in another engine than Chromium, with what passed in each.
 * @param {Results} results
 * @returns {string} a table; empty where only Chromium was tested
 */
export function engineTable(results) {
  const rows = Object.entries(results)
    .filter(([, row]) => Object.keys(row).some((engine) => engine !== 'chromium'))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([topic, row]) => [topic, ...engines.map((engine) => words(row[engine]))]);
  if (!rows.length) return '';
  return [['browser tests', ...engines], ...rows]
    .map(
      ([topic = '', ...cells]) =>
        topic.padEnd(18) + cells.map((each) => each.padStart(22)).join(''),
    )
    .join('\n');
}

/** @param {Results[string][string] | undefined} cell */
function words(cell) {
  if (!cell) return '–';
  const { passed, failed, skipped } = cell;
  const counts = [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
  ];
  return counts.filter(Boolean).join(', ');
}
