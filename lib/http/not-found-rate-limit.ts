import 'server-only';

import PQueue from 'p-queue';

/**
 * Fifty 404 responses a second: a tenth of a processor on a small server. In a busy process timers are late by up to a
 * tenth of a second, so a short interval would halve the rate.
 */
const rate = { interval: 500, intervalCap: 25, strict: true } as const;
/** With this many in the queue, another one would wait for almost four seconds. It is refused at once. */
const mostWaiting = 175;

const queue = new PQueue(rate);

/**
 * Waits until the site may send a 404, refuse a search, or redirect to the current address of an item. A client that
 * requests thousands of missing addresses must not take the whole processor, which existing pages and edits need.
 *
 * @param options `isRedirect`: goes before all others, because the visitor has followed an earlier link to a page that
 *   exists
 * @returns false when too many wait already
 */
export async function waitBeforeRejecting({ isRedirect = false } = {}): Promise<boolean> {
  if (queue.size >= mostWaiting) return false;

  await queue.add(async () => undefined, { priority: isRedirect ? 1 : 0 });
  return true;
}
