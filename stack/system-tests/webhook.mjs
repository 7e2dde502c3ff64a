import { createHmac, randomUUID } from 'node:crypto';
import { sendRequest } from './http-client.mjs';

/**
 * A query and headers that WordPress does not send, and that the site does not need.
 * @typedef {{ query?: string, headers?: Record<string, string> }} Additions
 */

/**
 * The value of the signature header, as WordPress signs a body (wordpress/contract/webhook.json).
 * @param {string} body
 * @param {string} secret
 * @param {number} [time] in seconds
 */
export function signatureOf(body, secret, time = Math.floor(Date.now() / 1000)) {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/**
 * Sends a signed webhook with these changes to the site, on a new connection.
 * @param {string} siteUrl
 * @param {string} secret
 * @param {{ type: string, id: number, action: string }[]} changes
 * @param {Additions} [additions]
 */
export function sendWebhook(siteUrl, secret, changes, { query, headers } = {}) {
  const body = JSON.stringify({ version: 1, id: randomUUID(), changes });
  return sendRequest(`${siteUrl}/api/revalidate${query ? `?${query}` : ''}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-webhook-signature': signatureOf(body, secret),
    },
    body,
    agent: false,
  });
}

/**
 * Reports changed settings: every page with WordPress content expires, and no removal is reported.
 * @param {{ siteUrl: string, secrets: { webhook: string } }} settings of a running site
 * @param {Additions} [additions]
 */
export async function expireEverything({ siteUrl, secrets }, additions) {
  const changes = [{ type: 'settings', id: 0, action: 'updated' }];
  const { status, text } = await sendWebhook(siteUrl, secrets.webhook, changes, additions);
  if (status !== 202) throw new Error(`The site responded with ${status} to a webhook: ${text}`);
}
