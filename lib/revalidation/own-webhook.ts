import 'server-only';

import { createHmac } from 'node:crypto';

import { env } from '../config/env';

/** Says why a process sends a webhook to itself. WordPress never sends this header. */
export const ownWebhookHeader = 'x-own-webhook';

/** `event-expiry`: an event is no longer upcoming. `other-process`: another process got this webhook from WordPress. */
export type OwnReason = 'event-expiry' | 'other-process';

type Body = { id: string; changes: { type: string; id: number; action: string }[] };

/**
 * Sends this process a signed webhook, as WordPress does.
 *
 * @throws {Error} when it does not answer within 15 s, or refuses
 */
export async function sendOwnWebhook(reason: OwnReason, { id, changes }: Body): Promise<void> {
  const body = JSON.stringify({ version: 1, id, changes });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', env.WEBHOOK_SECRET).update(`${time}.${body}`);

  const response = await fetch(new URL('/api/revalidate', env.SELF_URL), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': `t=${time},v1=${signature.digest('hex')}`,
      [ownWebhookHeader]: reason,
    },
    body,
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status} to its own webhook`);
}
