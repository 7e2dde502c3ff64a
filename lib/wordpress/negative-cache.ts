import 'server-only';

import { createHash } from 'node:crypto';

type Remembered = { answer: unknown; until: number };

const lifetime = 60_000;
const mostRemembered = 5_000;

// Route handlers and pages are bundled apart; what they remember lives beside both.
const store = globalThis as typeof globalThis & {
  negativeCache?: { answers: Map<string, Remembered>; changes: number };
};
const memory = (store.negativeCache ??= { answers: new Map(), changes: 0 });

/**
 * Asks, unless WordPress has said within the last minute that there is no such thing: the second visitor of an address
 * that was made up costs it nothing. For made-up addresses alone; what is known to be there is always asked for.
 *
 * @param question its address
 * @param ask resolves to null, or to an answer whose body is an empty list, where there is nothing
 */
export async function unlessAbsent<Answer extends { body: unknown } | null>(
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  // An address may have four thousand letters.
  const key = createHash('sha256').update(question).digest('base64');
  const known = memory.answers.get(key);
  if (known && known.until > Date.now()) return known.answer as Answer;

  const { changes } = memory;
  const answer = await ask();
  // What has changed while WordPress was answering may be this very thing.
  if (isAbsence(answer) && changes === memory.changes) remember(key, answer);
  return answer;
}

/** Something has changed in WordPress: anything may be there now. */
export function forgetAbsences(): void {
  memory.answers.clear();
  memory.changes += 1;
}

function remember(key: string, answer: unknown): void {
  const { answers } = memory;
  answers.delete(key);
  answers.set(key, { answer, until: Date.now() + lifetime });
  const [oldest] = answers.keys();
  if (answers.size > mostRemembered && oldest) answers.delete(oldest);
}

const isAbsence = (answer: { body: unknown } | null) =>
  answer === null || (Array.isArray(answer.body) && answer.body.length === 0);
