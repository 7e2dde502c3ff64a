import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';

/**
 * Sends the webhook that makes every stored page expire (wordpress/contract/webhook.json). It is needed when another
 * WordPress has replaced the one whose content the stored pages show.
 * @param {import('../settings.mjs').Settings} settings of the running site
 */
export async function refreshEverything({ siteUrl, secrets }) {
  const everything = { type: 'settings', id: 0, action: 'updated', slug: null, date: null };
  const changes = [{ ...everything, languages: ['en', 'de'], terms: [] }];
  const body = JSON.stringify({ version: 1, id: randomUUID(), changes });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secrets.webhook).update(`${time}.${body}`).digest('hex');
  const { status } = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': `t=${time},v1=${signature}`,
    },
    body,
  });
  assert.equal(status, 202, 'The site did not take the webhook.');
}
