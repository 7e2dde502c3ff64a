import { timeLeft } from '../http/request-context.mjs';
import { processState } from '../next-internals/process-state.mjs';

type Shared = { requestedAt: number; answer: Promise<unknown> };

const lifetime = 2_000;
// In milliseconds. With less time left, no new request is sent.
const leastTime = 1_000;

const shared = processState('sharedAnswers', () => new Map<string, Shared>());

/**
 * Shares one response between pages that are rendered at the same time: a request sent within the last two seconds is
 * not sent again, unless something has changed since. If the request timed out for the first page, another page sends
 * it once more if it has time left.
 *
 * @param keys a response with the key `also` is used too, if there is one
 */
export function answersSince<Answer>(
  keys: { key: string; also?: string | undefined },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { key, also = key } = keys;
  const now = Date.now();
  for (const [other, { requestedAt }] of shared)
    if (now - requestedAt > lifetime) shared.delete(other);

  const known = shared.get(also) ?? shared.get(key);
  if (known) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- One key always has answers of one type.
    return (known.answer as Promise<Answer>).catch((error: unknown) => {
      if (!isTimeout(error) || timeLeft() < leastTime) throw error;
      return answersSince({ key }, ask);
    });
  }

  const answer = ask();
  shared.set(key, { requestedAt: now, answer });
  answer.catch(() => shared.get(key)?.answer === answer && shared.delete(key));
  return answer;
}

/** Deletes all shared responses. Called when something has changed in WordPress: they must not be used any more. */
export function forgetSharedAnswers(): void {
  shared.clear();
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
