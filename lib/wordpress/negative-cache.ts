import 'server-only';

import { createHash } from 'node:crypto';

import { processState } from '../next-internals/process-state.mjs';

type Remembered = { answer: unknown; until: number };

const lifetime = 60_000;
const mostRemembered = 5_000;

const memory = processState('negativeCache', () => ({
  answers: new Map<string, Remembered>(),
  changes: 0,
}));

/**
 * Sends a request unless WordPress said within the last minute that there is no such item: the next visitors of the
 * same made-up address cost WordPress nothing. Only for unknown addresses; items that are known to exist are always
 * requested.
 *
 * @param question the address of the request
 * @param ask resolves to null, or to a response with an empty list, when there is nothing
 */
export async function unlessAbsent<Answer extends { body: unknown } | null>(
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  // An address may have four thousand characters.
  const key = createHash('sha256').update(question).digest('base64');
  const known = memory.answers.get(key);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- One address always has answers of one type.
  if (known && known.until > Date.now()) return known.answer as Answer;

  const { changes } = memory;
  const answer = await ask();
  // A change while WordPress was answering may concern this very item.
  if (isAbsence(answer) && changes === memory.changes) remember(key, answer);
  return answer;
}

/** Something has changed in WordPress: any item may exist now. */
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
