import 'server-only';

import PQueue from 'p-queue';

import { isSomebodyWaiting } from '../visits.mjs';

/** How many questions WordPress is asked at a time by one process; a film that is passed on is not among them. */
const atOnce = 6;

// Route handlers and pages are bundled apart; the queue they stand in lives beside both.
const store = globalThis as typeof globalThis & { wordPressTurns?: PQueue };
const turns = (store.wordPressTurns ??= new PQueue({ concurrency: atOnce }));

/**
 * Asks when it is its turn, in the order of coming: a small server that answers a few at a time answers all sooner than
 * one that is asked everything at once. Whoever waits for a page never seen goes before what is made anew behind one.
 *
 * @param signal ends the waiting, with its reason
 */
export function inTurn<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return turns.add(ask, { signal, priority: isSomebodyWaiting() ? 1 : 0 });
}
