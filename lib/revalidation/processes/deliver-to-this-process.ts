import 'server-only';

import pRetry from 'p-retry';

import { sendOwnWebhook } from '../own-webhook';
import type { Delivery } from '../webhook-schema';

/**
 * Has this process handle a delivery that another one got, as if WordPress had sent it here: it expires and warms its own
 * pages. A process that has just started may not be listening yet.
 *
 * @throws {Error} when it did not answer within about ten seconds
 */
export function deliverToThisProcess(delivery: Delivery): Promise<void> {
  return pRetry(() => sendOwnWebhook('other-process', delivery), {
    ...{ retries: 40, minTimeout: 25, factor: 1.5, maxTimeout: 300 },
  });
}
