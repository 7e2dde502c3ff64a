import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { rootDir } from '../settings.mjs';
import { beginningOf, patternOf } from './failure.mjs';
import { specsOf } from './playwright-report.mjs';

/** @typedef {import('./failure.mjs').Failure} Failure */
/** @typedef {import('./playwright-report.mjs').Suite} Suite */
/** @typedef {import('./playwright-report.mjs').Result} Result */

/**
 * The parts of Jest's JSON report that are read here: https://jestjs.io/docs/cli#--json.
 * @typedef {{ fullName: string, status: string, failureMessages: string[], retryReasons?: string[] }} UnitTest
 * @typedef {{ testResults: { name: string, assertionResults: UnitTest[] }[] }} UnitReport
 */

/**
 * The failed and flaky browser tests.
 * @param {Suite} report of Playwright
 * @returns {Failure[]}
 */
export const failuresIn = (report) =>
  [...specsOf(report)].flatMap(({ title, file, tags = [], tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, projectName: project, results }) => ({
        ...{ title, file, project, isFlaky: status === 'flaky' },
        ...{ error: firstErrorOf(results), trace: traceOf(results) },
        alone: `npm run e2e -- ${[...optionsOf(project, tags), basename(file, '.spec.ts')].join(' ')} -g "${patternOf(title)}"`,
      })),
  );

/**
 * The options with which `npm run e2e` runs a test of another engine, or a test that `npm test` leaves out.
 * @param {string} project
 * @param {string[]} tags without their @
 */
function optionsOf(project, tags) {
  const engine = ['firefox', 'webkit'].find((name) => project.startsWith(name));
  if (engine) return ['--engine', engine];
  return tags.includes('nightly') ? ['--all'] : [];
}

/**
 * The failed and flaky unit tests.
 * @param {UnitReport} report
 * @returns {Failure[]}
 */
export const unitFailuresIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons = [] }) => status === 'failed' || retryReasons.length)
      .map(({ fullName, status, failureMessages, retryReasons = [] }) => {
        const file = relative(rootDir, name);
        return {
          ...{ title: fullName, file, project: 'unit', isFlaky: status === 'passed', trace: '' },
          error: beginningOf([...retryReasons, ...failureMessages][0] ?? ''),
          alone: `npx jest ${file} -t "${patternOf(fullName)}"`,
        };
      }),
  );

/** Where the unit tests of `npm test` write what has passed and failed. */
export const unitReportFile = join(rootDir, 'test-results', 'unit.json');

/** Removes the unit tests' report of an earlier run. */
export function clearUnitReport() {
  rmSync(unitReportFile, { force: true });
  mkdirSync(dirname(unitReportFile), { recursive: true });
}

/** The failed and flaky unit tests of this run. @returns {Failure[]} */
export const unitFailures = () =>
  existsSync(unitReportFile)
    ? unitFailuresIn(JSON.parse(readFileSync(unitReportFile, 'utf8')))
    : [];

/**
 * The reasons that skipped tests give, each once.
 * @param {Suite} report
 * @returns {string[]}
 */
export function skipReasonsIn(report) {
  const reasons = [...specsOf(report)]
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .flatMap(({ annotations = [] }) => annotations)
    .flatMap(({ type, description }) => (type === 'skip' && description ? [description] : []));
  return [...new Set(reasons)];
}

/** @param {Result[]} results */
const firstErrorOf = (results) =>
  beginningOf(results.find(({ error }) => error)?.error?.message ?? '');

/** @param {Result[]} results */
const traceOf = (results) =>
  results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'trace')
    ?.path ?? '';
