import 'server-only';

import { createHmac } from 'node:crypto';

import { env } from './env';

/** Names why a process tells itself that something has changed; WordPress sends none. */
export const ownWebhookHeader = 'x-own-webhook';

/** `departure`: an event has left the upcoming ones. `instance`: another process has heard it from WordPress. */
export type OwnReason = 'departure' | 'instance';

type Told = { id: string; changes: { type: string; id: number; action: string }[] };

/**
 * Tells this process as WordPress does that something has changed.
 *
 * @throws {Error} when it does not answer within 15 s, or refuses
 */
export async function sendOwnWebhook(reason: OwnReason, { id, changes }: Told): Promise<void> {
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
