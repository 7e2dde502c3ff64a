import { createHmac, randomUUID } from 'node:crypto';

/**
 * Sends the site a signed webhook, as WordPress does, that reports changed settings: every page with WordPress content
 * expires, and no removal is reported.
 * @param {import('../../settings.mjs').Settings} settings
 */
export async function expireEverything({ siteUrl, secrets }) {
  const changes = [{ type: 'settings', id: 0, action: 'updated' }];
  const body = JSON.stringify({ version: 1, id: randomUUID(), changes });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secrets.webhook).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': `t=${time},v1=${signature}`,
    },
    body,
  });
  if (answer.status !== 202) throw new Error(`The site answered ${answer.status} to a webhook`);
}
