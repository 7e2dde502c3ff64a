import 'server-only';

import pRetry, { AbortError } from 'p-retry';

import { timeLeft } from './visits.mjs';

const usualAttempt = 4_000;
const totalDeadline = 8_000;
const unhurriedDeadline = 15_000;

/** Says that asking again would not help: `withRetries` throws its cause at once. */
export { AbortError as FinalError };

/** Has something done when it is its turn; throws the signal's reason once it is too late for that. */
type InTurn = <Answer>(ask: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

type Manner = {
  retries?: number;
  inTurn?: InTurn;
  isUrgent?: boolean;
  /** How long one attempt may take, in milliseconds. */
  attemptDeadline?: number;
};

/**
 * Asks a source until it answers: three times at most where nothing else is said, with growing pauses, and within
 * eight seconds in all, or fifteen where nobody waits for it. All questions for one visitor share their eight seconds.
 *
 * @param ask gets a signal that ends the attempt; throws FinalError to end the asking
 * @param options how often to ask again, who lets each attempt wait for its turn, which counts
 *   into the seconds, and whether somebody waits
 * @throws {Error} what the last attempt threw
 */
export function withRetries<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  {
    retries = 2,
    inTurn = (now) => now(),
    isUrgent = true,
    attemptDeadline = usualAttempt,
  }: Manner = {},
): Promise<Answer> {
  const limit = isUrgent ? Math.min(totalDeadline, timeLeft()) : unhurriedDeadline;
  const deadline = AbortSignal.timeout(limit);
  const attempt = () => inTurn(() => withinAttempt(ask, deadline, attemptDeadline), deadline);

  return pRetry(attempt, { retries, minTimeout: 200, factor: 3, signal: deadline });
}

async function withinAttempt<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  deadline: AbortSignal,
  milliseconds: number,
): Promise<Answer> {
  // Node 20 may collect an `AbortSignal.timeout` that only another signal follows, and then it never ends anything
  // (https://github.com/nodejs/node/issues/57736): the timer holds this one.
  const tooLate = new AbortController();
  const end = () => tooLate.abort(new Error('There was no answer in time'));
  const timer = setTimeout(end, milliseconds);
  try {
    return await ask(AbortSignal.any([deadline, tooLate.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Waits as long as a busy server asks for, in seconds, two at most (RFC 9110, 10.2.3). */
export async function pauseAsAsked(headers: Headers, signal: AbortSignal): Promise<void> {
  const seconds = Number(headers.get('retry-after'));
  if (!(seconds > 0) || signal.aborted) return;

  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, 2_000)));
}
