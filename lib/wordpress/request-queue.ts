import 'server-only';

import PQueue from 'p-queue';

import { requestPurpose } from '../http/request-context.mjs';
import { FinalError } from '../http/timeout-and-retry';
import { processState } from '../next-internals/process-state.mjs';

/** How many requests one process sends to WordPress at a time. Requests for media files that are known do not count. */
const concurrency = 6;
/** How many requests may wait. A small server handles about ten a second, and a visitor waits at most eight seconds. */
const maxWaiting = 100;

/**
 * For searches and unknown addresses: one request every 280 ms for both together, and at most two at a time. Only a few
 * requests of each kind may wait. Searches go first. They cannot block unknown addresses, because the request gate lets
 * only two searches a second pass.
 */
const untrustedLimits = { interval: 280, intervalCap: 1, concurrency: 2 };
const maxWaitingOfKind = 20;
const untrustedPriority = { search: 1, 'unknown-address': 0 } as const;

/** An edit comes first, then a waiting visitor, then a page that is rendered again in the background. */
const priority = {
  ...{ warming: 3, visitor: 2, background: 1, none: 1 },
  ...{ search: 0, 'unknown-address': 0 },
} as const;

type Purpose = keyof typeof priority;
type Untrusted = keyof typeof untrustedPriority;

const queues = processState('wordPressQueues', () => ({
  all: new PQueue({ concurrency }),
  untrusted: new PQueue({ ...untrustedLimits, strict: true }),
}));

/** The error of a request that is refused at once because too many requests are waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Sends a request to WordPress when it gets a slot of the queue. A small server finishes all requests sooner when it
 * gets only a few at a time.
 *
 * @param signal when it is aborted, the request no longer waits, and fails with the reason of the signal
 * @throws {FinalError} with a QueueFullError when too many requests wait. A build and an edit are never refused
 */
export function enqueue<Result>(
  request: () => Promise<Result>,
  signal: AbortSignal,
  purpose: Purpose = requestPurpose(),
): Promise<Result> {
  if (isFull(purpose)) {
    logRefusal();
    return Promise.reject(new FinalError(new QueueFullError('Too many requests wait')));
  }
  const { all, untrusted } = queues;
  const enqueueAll = () => all.add(request, { signal, priority: priority[purpose] });
  return isUntrusted(purpose)
    ? untrusted.add(enqueueAll, { signal, priority: untrustedPriority[purpose] })
    : enqueueAll();
}

function isFull(purpose: Purpose): boolean {
  const { all, untrusted } = queues;
  if (isUntrusted(purpose)) {
    return untrusted.sizeBy({ priority: untrustedPriority[purpose] }) >= maxWaitingOfKind;
  }
  return (purpose === 'visitor' || purpose === 'background') && all.size >= maxWaiting;
}

const isUntrusted = (purpose: Purpose): purpose is Untrusted => purpose in untrustedPriority;

/** Whether a request was refused because the queue was full. */
export function isQueueFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;

  return error.name === 'QueueFullError' || isQueueFull(error.cause);
}

const logInterval = 10_000;
const refusals = { count: 0, loggedAt: 0 };

/** Hundreds of refusals become one log line every ten seconds. */
function logRefusal(): void {
  refusals.count += 1;
  if (Date.now() - refusals.loggedAt < logInterval) return;

  console.warn(
    `The queue for WordPress is full: ${refusals.count} requests were refused since the last such message`,
  );
  Object.assign(refusals, { count: 0, loggedAt: Date.now() });
}
