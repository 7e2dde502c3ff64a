import { createHmac, randomUUID } from 'node:crypto';

import contract from '../../wordpress/contract/webhook.json' with { type: 'json' };
import { stack } from './environment';
import { askRaw } from './raw-http';

const { path, header } = contract.signature;

/** The value of the signature header, as WordPress signs a body. `time` is in seconds. */
export function signatureOf(
  body: string | Buffer,
  time = Math.floor(Date.now() / 1000),
  secret = stack.webhookSecret,
): string {
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},v1=${signature}`;
}

/**
 * Sends a webhook which says that the settings of WordPress have changed. This expires every page with content from
 * WordPress.
 *
 * @param also a query and headers that are sent too, and that the site does not need
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
