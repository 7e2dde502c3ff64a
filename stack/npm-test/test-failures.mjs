import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rootDir } from '../settings.mjs';
import { specsOf } from './playwright-report.mjs';

/** @typedef {import('./playwright-report.mjs').Suite} Suite */
/** @typedef {import('./playwright-report.mjs').Result} Result */

/**
 * The parts of Jest's JSON report that are read here: https://jestjs.io/docs/cli#--json.
 * @typedef {{ fullName: string, status: string, failureMessages: string[], retryReasons?: string[] }} UnitTest
 * @typedef {{ testResults: { name: string, assertionResults: UnitTest[] }[] }} UnitReport
 */

/**
 * A test that failed, at least at its first try.
 * @typedef {object} Failure
 * @property {string} title
 * @property {string} file
 * @property {string} project of Playwright; or "unit", "stack" or "plugin"
 * @property {boolean} isFlaky whether a retry passed
 * @property {string} error the beginning of the first error, in one line
 * @property {string} trace the path of a recorded trace; empty where there is none
 * @property {string} alone the command that runs this test alone
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
 * The flaky tests of the plugin.
 * @param {string} output of wordpress/tests/run.mjs
 * @returns {Failure[]} the tests that passed when they were run again
 */
export const pluginFlakyIn = (output) =>
  [...output.matchAll(/^FLAKY (.+?) · (.+?): (.+?) \| (.*)$/gm)].map(
    ([, stack, file, title, error]) => ({
      ...{ title: `${title} (${stack})`, file: `wordpress/tests/cases/${file}.mjs`, error },
      ...{ project: 'plugin', isFlaky: true, trace: '' },
      alone: `node wordpress/tests/run.mjs host "" "${file}: ${title}"`,
    }),
  );

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

/**
 * The first five lines of a message in one line, without the stack trace. They say what was expected, and what was
 * received.
 * @param {string} message
 */
const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
    .slice(0, 5)
    .join(' · ');

/**
 * A regular expression that matches the title. Characters with a meaning in a shell or in a regular expression are
 * replaced by `.*`.
 * @param {string} title
 */
const patternOf = (title) => title.replace(/[^\w ,]+/g, '.*').replaceAll('"', '.');

/** @param {Result[]} results */
const traceOf = (results) =>
  results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'trace')
    ?.path ?? '';

/**
 * What to print at the end of a run: each failed test with the command that runs it alone, and each flaky one.
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
function lines({ title, file, project, error, trace, alone }) {
  return [
    `- [${project}] ${file}: ${title}`,
    `    ${error}`,
    ...(trace ? [`    trace: npx playwright show-trace ${trace}`] : []),
    `    alone: ${alone}`,
  ].join('\n');
}

/** Where a run writes its flaky tests. */
export const flakyFile = join(rootDir, 'test-results', 'flaky.json');

/**
 * Writes the flaky tests to a file.
 * @param {Failure[]} failures
 * @param {string} [file]
 */
export function writeFlaky(failures, file = flakyFile) {
  const flaky = failures.filter(({ isFlaky }) => isFlaky);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`);
}
