import { codeOf, messageOf, UserFacingError } from '../console.mjs';
import { hasEnded, lastLines } from './child-processes.mjs';

/** Waits. @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends requests until the response has the expected status.
 * @param {string} url
 * @param {{ child: import('node:child_process').ChildProcess, name: string, seconds: number, log: string, headers?: Record<string, string>, expected?: string }} options
 *   `child`: the process that will respond; `expected`: a status, 200 if it is not given; `name`, `log`: for the error
 *   message
 * @throws {UserFacingError} when the process ends, or does not respond so in time; the message has the last lines of
 *   the log
 */
export async function waitForOk(url, { child, name, seconds, log, headers, expected = '200' }) {
  let last = 'no response';
  const isExpected = async () => (last = await statusOf(url, headers)) === expected;
  const failure = () => hasEnded(child) && `${name} has ended`;
  try {
    await until(isExpected, { what: `${name} is ready`, seconds, every: 150, failure });
  } catch {
    throw new UserFacingError(
      `${name} did not become ready at ${url} (${last}). The last lines of ${log}:\n\n${lastLines(log)}`,
    );
  }
}

/**
 * The status of a response, or the code or name of the error without a response.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
async function statusOf(url, headers) {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return (error instanceof Error && (codeOf(error.cause) || error.name)) || String(error);
  }
}

/**
 * Repeats an action at least once, and until some work is over.
 * @template Result
 * @param {Promise<Result>} work
 * @param {number} every the pause after each action, in milliseconds
 * @param {() => unknown} act
 * @returns {Promise<Result>} the result of the work, when the last action is over too
 */
export async function during(work, every, act) {
  let isOver = false;
  const repeat = async () => {
    do {
      await act();
      await pause(every);
    } while (!isOver);
  };
  await Promise.all([work.finally(() => (isOver = true)), repeat()]);
  return work;
}

/**
 * Calls a check again and again until it is true.
 * @param {() => Promise<boolean> | boolean} isSo when it throws, that counts as false
 * @param {{ what: string, seconds?: number, every?: number, failure?: () => string | false }} options `every`: the
 *   pause between two calls, in milliseconds; `failure`: returns the reason to stop waiting, or false; `what`: for the
 *   error message, what should become true
 * @returns {Promise<number>} after how many milliseconds it was true
 * @throws {Error} after `seconds`, or when `failure` returns a reason
 */
export async function until(isSo, { what, seconds = 60, every = 25, failure = () => false }) {
  const since = Date.now();
  let lastError = '';
  while (Date.now() - since < seconds * 1000) {
    const reason = failure();
    if (reason) throw new Error(reason + lastError);
    try {
      if (await isSo()) return Date.now() - since;
      lastError = '';
    } catch (error) {
      // An error counts as false: perhaps nothing listens there yet.
      lastError = ` (${messageOf(error)})`;
    }
    await pause(every);
  }
  throw new Error(`Timed out after ${seconds} s. This did not become true: ${what}${lastError}`);
}
