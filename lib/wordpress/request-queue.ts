import 'server-only';

import PQueue from 'p-queue';

import { FinalError } from '../retries';
import { whoAsks } from '../visits.mjs';

/** How many questions WordPress is asked at a time by one process; a film that is passed on is not among them. */
const atOnce = 6;
/** How many may wait: a small WordPress answers about ten a second, and nobody waits longer than eight seconds. */
const mostWaiting = 100;

/** Of addresses that may be made up: five questions a second, two at a time, and few that wait for those. */
const ofStrangers = { interval: 1_050, intervalCap: 5, concurrency: 2 };
const mostStrangersWaiting = 20;

/** Who goes first: an edit is to be seen, then somebody waits, then a kept page is made anew; made-up addresses last. */
const priority = { renewal: 3, visitor: 2, behind: 1, nobody: 1, stranger: 0 } as const;

type Queues = { all: PQueue; strangers: PQueue };

// Route handlers and pages are bundled apart; the queue they stand in lives beside both.
const store = globalThis as typeof globalThis & { wordPressQueues?: Queues };
const queues = (store.wordPressQueues ??= {
  all: new PQueue({ concurrency: atOnce }),
  strangers: new PQueue({ ...ofStrangers, strict: true }),
});

/** Too many wait already: whoever comes now is told so at once. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Asks when it is its turn: a small server that answers a few at a time answers all sooner than one that is asked
 * everything at once.
 *
 * @param signal ends the waiting, with its reason
 * @throws {FinalError} of a QueueFullError, when too many wait; a build and an edit are never refused
 */
export function enqueue<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  who: keyof typeof priority = whoAsks(),
): Promise<Answer> {
  if (isFull(who)) {
    noteRefusal();
    return Promise.reject(new FinalError(new QueueFullError('Too many wait')));
  }
  const { all, strangers } = queues;
  const inTurn = () => all.add(ask, { signal, priority: priority[who] });
  return who === 'stranger' ? strangers.add(inTurn, { signal }) : inTurn();
}

function isFull(who: keyof typeof priority): boolean {
  if (who === 'stranger') return queues.strangers.size >= mostStrangersWaiting;

  return (who === 'visitor' || who === 'behind') && queues.all.size >= mostWaiting;
}

/** Was it for want of a place in the queue? What is refused by the hundred is logged once in a while, and not one by one. */
export function isQueueFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;

  return error.name === 'QueueFullError' || isQueueFull(error.cause);
}

const between = 10_000;
const refusals = { count: 0, loggedAt: 0 };

function noteRefusal(): void {
  refusals.count += 1;
  if (Date.now() - refusals.loggedAt < between) return;

  console.warn(
    `Too many wait for WordPress: questions refused since the last line: ${refusals.count}`,
  );
  Object.assign(refusals, { count: 0, loggedAt: Date.now() });
}
