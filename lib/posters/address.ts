import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';

import { webhookSecrets } from '../env';

const context = 'poster-v1';
const length = 16;

/** Where the poster of a film at YouTube is: signed, so that only a film that a page of ours shows is ever asked for. */
export function posterPath(id: string): string {
  return `/api/poster/youtube/${id}/${sign(id, webhookSecrets[0]!)}`;
}

/** Was this address of a poster made by us? A page that is kept may have one from before the secret was changed. */
export function isSignedPoster(id: string, signature: string): boolean {
  return webhookSecrets.some((secret) => isEqual(signature, sign(id, secret)));
}

// The key is derived from the webhook's secret, so that no signature made for one is good for the other.
function sign(id: string, secret: string): string {
  const key = createHmac('sha256', secret).update(context).digest();

  return createHmac('sha256', key).update(id).digest('base64url').slice(0, length);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
