import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rootDir } from '../settings.mjs';

/**
 * The parts of Playwright's JSON report that are read here: https://playwright.dev/docs/test-reporters#json-reporter.
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ status: string, error?: { message?: string }, attachments?: Attachment[] }} Result
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: 'expected' | 'flaky' | 'unexpected' | 'skipped', projectName: string, annotations?: Annotation[], results: Result[] }} Test
 * @typedef {{ title: string, file: string, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * A browser test that failed, at least at its first try.
 * @typedef {object} Failure
 * @property {string} title
 * @property {string} file
 * @property {string} project
 * @property {boolean} isFlaky whether a retry passed
 * @property {string} error the first line of the first error
 * @property {string} trace the path of a recorded trace; empty where there is none
 */

/**
 * @param {Suite} suite
 * @returns {Failure[]}
 */
export function failuresIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, projectName: project, results }) => ({
        ...{ title, file, project, isFlaky: status === 'flaky' },
        ...{ error: firstErrorOf(results), trace: traceOf(results) },
      })),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/**
 * The reasons that skipped tests give, each once.
 * @param {Suite} suite
 * @returns {string[]}
 */
export function skipReasonsIn({ specs = [], suites = [] }) {
  const own = specs
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .flatMap(({ annotations = [] }) => annotations)
    .flatMap(({ type, description }) => (type === 'skip' && description ? [description] : []));
  return [...new Set([...own, ...suites.flatMap(skipReasonsIn)])];
}

/** @param {Result[]} results */
const firstErrorOf = (results) =>
  withoutColours(results.find(({ error }) => error)?.error?.message ?? '').split('\n')[0] ?? '';

/** @param {string} text with the escape sequences of a terminal */
const withoutColours = (text) =>
  text.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');

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
    ...(failed.length ? [['Failed browser tests', ...failed.map(lines)]] : []),
  ];
  return sections.map((section) => section.join('\n')).join('\n\n');
}

/** @param {Failure} failure */
function lines({ title, file, project, error, trace }) {
  const name = basename(file).replace('.spec.ts', '');
  const pattern = title.replace(/[^\w ,]+/g, '.*').replaceAll('"', '.');
  return [
    `- [${project}] ${file}: ${title}`,
    `    ${error}`,
    ...(trace ? [`    trace: npx playwright show-trace ${trace}`] : []),
    `    alone: npm run e2e -- ${name} -g "${pattern}"`,
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
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`);
}
