import 'server-only';

import PQueue from 'p-queue';

/**
 * Fifty 404 responses a second. They take a tenth of a processor on a small server. The interval is not shorter,
 * because timers in a busy process are late by up to a tenth of a second: a short interval would halve the rate.
 */
const rate = { interval: 500, intervalCap: 25, strict: true } as const;
/**
 * The maximum number of requests in the queue. The next request would wait almost four seconds, so it is refused at
 * once.
 */
const maxWaiting = 175;

const queue = new PQueue(rate);

/**
 * Waits until the site may send a 404, refuse a search, or redirect to the current URL of an item. A client that
 * requests thousands of missing URLs must not take the whole processor, which existing pages and edits need.
 *
 * @param options `isRedirect`: the request goes before all others, because the visitor has followed an earlier link to
 *   a page that exists
 * @returns false when too many requests are in the queue already
 */
export async function waitBeforeRejecting({ isRedirect = false } = {}): Promise<boolean> {
  if (queue.size >= maxWaiting) return false;

  await queue.add(async () => undefined, { priority: isRedirect ? 1 : 0 });
  return true;
}
