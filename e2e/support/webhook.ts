import { createHmac, randomUUID } from 'node:crypto';

import contract from '../../wordpress/contract/webhook.json' with { type: 'json' };
import { stack } from './environment';
import { askRaw } from './raw';

const { path, header } = contract.signature;

/** The header that says who wrote a body, as WordPress signs; `time` in seconds. */
export function signatureOf(
  body: string | Buffer,
  time = Math.floor(Date.now() / 1000),
  secret = stack.webhookSecret,
): string {
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},v1=${signature}`;
}

/**
 * Expires every page that shows something of WordPress: its settings have changed, says a webhook.
 *
 * @param also what is sent besides, which the site has no use for
 */
export async function expireEverything(
  also: { query?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  const change = { type: 'settings', id: 0, action: 'updated' };
  const body = JSON.stringify({ version: 1, id: randomUUID(), changes: [change] });
  const headers = {
    ...{ ...also.headers, 'content-type': 'application/json', [header]: signatureOf(body) },
  };
  const address = also.query ? `${path}?${also.query}` : path;
  const answer = await askRaw({ path: address, method: 'POST', headers, body });
  if (answer.status !== 202) throw new Error(`The webhook was answered ${answer.status}`);
}
