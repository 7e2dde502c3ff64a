import 'server-only';

import pRetry, { AbortError } from 'p-retry';

import { remainingTime } from './request-context.mjs';

// In milliseconds.
const defaultAttemptDeadline = 4_000;
const totalDeadline = 8_000;
const backgroundDeadline = 15_000;

/** A failure that a retry cannot change: `withRetries` throws its cause at once. */
export { AbortError as FinalError };

/** Waits for a slot in a queue, then runs a function. Throws the reason of the signal if it is aborted before that. */
type Enqueue = <Result>(request: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

type RetryOptions = {
  retries?: number;
  inQueue?: Enqueue;
  isForeground?: boolean;
  /** How long one attempt may take, in milliseconds. */
  attemptDeadline?: number;
};

/**
 * Sends a request until it succeeds: by default at most three times, with growing pauses, within eight seconds in all,
 * or fifteen when no visitor waits. All requests for one visitor share these eight seconds.
 *
 * @param request gets a signal that aborts the attempt; throws FinalError to prevent a retry
 * @param options the number of retries, the queue in which each attempt waits (the time in it counts too), whether a
 *   visitor waits, and the timeout of one attempt
 * @throws {Error} the error of the last attempt, or a `TimeoutError` when the time for all of them is over
 */
export async function withRetries<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  {
    retries = 2,
    inQueue = (now) => now(),
    isForeground = true,
    attemptDeadline = defaultAttemptDeadline,
  }: RetryOptions = {},
): Promise<Result> {
  const limit = isForeground ? Math.min(totalDeadline, remainingTime()) : backgroundDeadline;
  const late = new DOMException('There was no response in time', 'TimeoutError');
  const { signal, clear } = timeout(limit, late);
  const attempt = () => inQueue(() => withinAttempt(request, signal, attemptDeadline), signal);
  try {
    return await pRetry(attempt, { retries, minTimeout: 200, factor: 3, signal });
  } finally {
    clear();
  }
}

async function withinAttempt<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  deadline: AbortSignal,
  milliseconds: number,
): Promise<Result> {
  const late = new Error('There was no response before the timeout');
  const { signal, clear } = timeout(milliseconds, late);
  try {
    return await request(AbortSignal.any([deadline, signal]));
  } finally {
    clear();
  }
}

/**
 * A signal that aborts with this error after this time, unless it is cleared. The timer of an `AbortSignal.timeout` would
 * keep the page that is rendered in memory until its end. Besides, Node 20 may garbage-collect such a signal when only
 * another one depends on it; it then never aborts (https://github.com/nodejs/node/issues/57736).
 */
function timeout(milliseconds: number, error: Error) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(error), milliseconds);

  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** Waits as long as the header `Retry-After` of a response says, but at most two seconds (RFC 9110, 10.2.3). */
export async function waitForRetryAfter(headers: Headers, signal: AbortSignal): Promise<void> {
  const seconds = Number(headers.get('retry-after'));
  if (!(seconds > 0) || signal.aborted) return;

  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, 2_000)));
}
