import { Trouble } from './console.mjs';
import { lastLines } from './processes.mjs';

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks until the answer is 200, or whatever else shows that there is somebody.
 * @param {string} url
 * @param {{ name: string, seconds: number, log: string, headers?: Record<string, string>, expected?: string, isOver?: () => boolean }} options
 *   `isOver` ends the waiting early, when there is nobody left to answer
 */
export async function waitForOk(
  url,
  { name, seconds, log, headers, expected = '200', isOver = () => false },
) {
  const deadline = Date.now() + seconds * 1000;
  let last = 'no answer';
  while (Date.now() < deadline && !isOver()) {
    last = await statusOf(url, headers);
    if (last === expected) return;
    await pause(150);
  }
  throw new Trouble(
    `${name} did not become ready at ${url} (${last}). The last lines of ${log}:\n\n${lastLines(log)}`,
  );
}

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
async function statusOf(url, headers) {
  try {
    const answer = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return error.cause?.code ?? error.name;
  }
}
