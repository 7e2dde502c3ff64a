import 'server-only';

import PQueue from 'p-queue';

/** Fifty a second, five at a time: a tenth of a processor on a small server. */
const rate = { interval: 100, intervalCap: 5, strict: true } as const;
/** Who comes when so many wait is told so: they would wait for four seconds. */
const mostWaiting = 200;

const queue = new PQueue(rate);

/**
 * Waits until an address that leads nowhere may be answered. Whoever asks for thousands of them, as fast as they are
 * answered, must not have the whole processor: pages that are there, and edits, need it.
 *
 * @returns false when too many wait already
 */
export async function waitToRefuse(): Promise<boolean> {
  if (queue.size >= mostWaiting) return false;

  await queue.add(async () => undefined);
  return true;
}
