import 'server-only';

import PQueue from 'p-queue';

/**
 * Fifty 404 responses a second: a tenth of a processor on a small server. In a busy process timers are late by up to a
 * tenth of a second, so a short interval would halve the rate.
 */
const rate = { interval: 500, intervalCap: 25, strict: true } as const;
/** When this many wait, the next one would wait for almost four seconds. It is refused at once instead. */
const mostWaiting = 175;

const queue = new PQueue(rate);

/**
 * Waits until a 404 may be sent, or a search refused, or a visitor redirected to the current address of an item. A client
 * that requests thousands of missing addresses must not take the whole processor: existing pages and edits need it.
 *
 * @param options `isRedirect` goes before all others: somebody followed an earlier link to a page that exists
 * @returns false when too many wait already
 */
export async function waitToRefuse({ isRedirect = false } = {}): Promise<boolean> {
  if (queue.size >= mostWaiting) return false;

  await queue.add(async () => undefined, { priority: isRedirect ? 1 : 0 });
  return true;
}
