import { createHmac, randomUUID } from 'node:crypto';

/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * Sends a webhook with these changes to the site, signed as WordPress does it (wordpress/contract/webhook.json).
 * @param {string} siteUrl
 * @param {string} secret
 * @param {{ type: string, id: number, action: string }[]} changes
 * @returns {Promise<number>} the status of the response
 */
export async function sendWebhook(siteUrl, secret, changes) {
  const body = JSON.stringify({ version: 1, id: randomUUID(), changes });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': `t=${time},v1=${signature}`,
    },
    body,
  });
  await answer.text();
  return answer.status;
}

/**
 * Reports changed settings: every page with WordPress content expires, and no removal is reported.
 * @param {Settings} settings of a running site
 */
export async function expireEverything({ siteUrl, secrets }) {
  const changes = [{ type: 'settings', id: 0, action: 'updated' }];
  const status = await sendWebhook(siteUrl, secrets.webhook, changes);
  if (status !== 202) throw new Error(`The site answered ${status} to a webhook`);
}
