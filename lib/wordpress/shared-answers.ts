import { timeLeft } from '../visits.mjs';

type Shared = { askedAt: number; answer: Promise<unknown> };

const lifetime = 2_000;
// Less is not worth a question, in milliseconds.
const leastTime = 1_000;

// Route handlers and pages are bundled apart; the answers they share live beside both.
const store = globalThis as typeof globalThis & { sharedAnswers?: Map<string, Shared> };
const shared = (store.sharedAnswers ??= new Map());

/**
 * One answer for pages that regenerate together: a question asked within the last two seconds is not asked again,
 * unless something has changed since. An answer that came too late for whoever asked first is asked for once more where
 * there is still time.
 */
export function answersSince<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const now = Date.now();
  for (const [other, { askedAt }] of shared) if (now - askedAt > lifetime) shared.delete(other);

  const known = shared.get(key);
  if (known) {
    return (known.answer as Promise<Answer>).catch((error: unknown) => {
      if (!isTimeout(error) || timeLeft() < leastTime) throw error;
      return answersSince(key, ask);
    });
  }

  const answer = ask();
  shared.set(key, { askedAt: now, answer });
  answer.catch(() => shared.get(key)?.answer === answer && shared.delete(key));
  return answer;
}

/** Something has changed in WordPress: what was asked before must not be shown from now on. */
export function forgetSharedAnswers(): void {
  shared.clear();
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
