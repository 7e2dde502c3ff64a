import 'server-only';

import { env, webhookSecrets } from '../../config/env';
import { isSameHash, keyedHash } from '../../config/keyed-hash';

const purpose = 'poster-v1';
const length = 16;

/**
 * The address of a YouTube film's poster. It is signed, so that only posters of films on our own pages are ever
 * requested.
 */
export function posterPath(id: string): string {
  return `/api/poster/youtube/${id}/${sign(id, env.WEBHOOK_SECRET)}`;
}

/** Did we sign this poster address? A stored page may have one from before the secret was changed. */
export function isSignedPoster(id: string, signature: string): boolean {
  return webhookSecrets.some((secret) => isSameHash(signature, sign(id, secret)));
}

const sign = (id: string, secret: string) => keyedHash(id, secret, purpose).slice(0, length);
