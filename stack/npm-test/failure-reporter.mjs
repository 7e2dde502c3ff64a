/**
 * A reporter for Node's own test runner. It writes one line of JSON for each test that failed. A failure outside of all
 * test files has no `file`.
 * See https://nodejs.org/docs/latest-v20.x/api/test.html#custom-reporters.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* failureReporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue;
    const { message = '' } = data.details.error.cause ?? data.details.error;
    yield `${JSON.stringify({ title: data.name, file: data.file, error: String(message) })}\n`;
  }
}
