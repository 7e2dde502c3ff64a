import { gateSteps } from './step-names.mjs';

/**
 * How often a test of a run is tried again, for the variable TEST_RETRIES. Every kind of test reads it. Only `npm test`
 * on CI has retries, and only for its own steps, because only their flaky tests are reported. A run that a test starts
 * has no more retries than the run of that test.
 * @param {{ all: boolean, steps: string[] }} run `all`: whether it is `npm run test:all`
 * @param {Record<string, string | undefined>} [env]
 */
export function retriesOf({ all, steps }, { CI, TEST_RETRIES = '2' } = process.env) {
  const isGate = !all && steps.every((name) => gateSteps.includes(name));
  return CI && isGate ? TEST_RETRIES : '0';
}

/** Whether a test that fails in this process is tried again. */
export const hasRetries = () => Number(process.env.TEST_RETRIES ?? 0) > 0;

/**
 * Runs a test, and once more where it fails and there are retries.
 * @param {() => Promise<Error | undefined>} run returns the test's error
 * @returns {Promise<{ error?: Error, first?: Error }>} the last error, and the first one
 */
export async function withRetry(run) {
  const first = await run();
  if (!first || !hasRetries()) return { error: first, first };
  return { error: await run(), first };
}
