import 'server-only';

import pRetry, { AbortError } from 'p-retry';

const attemptDeadline = 4_000;
const totalDeadline = 8_000;

/** Says that asking again would not help: `withRetries` throws its cause at once. */
export { AbortError as FinalError };

/**
 * Asks a source until it answers: three times at most where nothing else is said, with growing pauses, and within
 * eight seconds in all.
 *
 * @param ask gets a signal that ends the attempt; throws FinalError to end the asking
 * @param retries how often to ask again
 * @throws {Error} what the last attempt threw
 */
export function withRetries<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  retries = 2,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(totalDeadline);
  const attempt = () => ask(AbortSignal.any([deadline, AbortSignal.timeout(attemptDeadline)]));

  return pRetry(attempt, { retries, minTimeout: 200, factor: 3, signal: deadline });
}

/** Waits as long as a busy server asks for, in seconds, two at most (RFC 9110, 10.2.3). */
export async function pauseAsAsked(headers: Headers, signal: AbortSignal): Promise<void> {
  const seconds = Number(headers.get('retry-after'));
  if (!(seconds > 0) || signal.aborted) return;

  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, 2_000)));
}
