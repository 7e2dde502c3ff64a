/**
 * The parts of Playwright's JSON report that are read: https://playwright.dev/docs/test-reporters#json-reporter.
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ status: string, error?: { message?: string }, attachments?: Attachment[] }} Result
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: 'expected' | 'flaky' | 'unexpected' | 'skipped', projectName: string, annotations?: Annotation[], results: Result[] }} Test
 * @typedef {{ title: string, file: string, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The specs of a report or a suite, with those of the suites in it.
 * @param {Suite} suite
 * @returns {Generator<Spec>}
 */
export function* specsOf({ specs = [], suites = [] }) {
  yield* specs;
  for (const suite of suites) yield* specsOf(suite);
}
