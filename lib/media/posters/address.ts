import 'server-only';

import { env, webhookSecrets } from '../../config/env';
import { isSameHash, keyedHash } from '../../config/keyed-hash';

const purpose = 'poster-v1';
const length = 16;

/**
 * The path of a YouTube film's poster. It is signed, so that the site only requests posters of films that its own pages
 * show.
 */
export function posterPath(id: string): string {
  return `/api/poster/youtube/${id}/${sign(id, env.WEBHOOK_SECRET)}`;
}

/** Whether this site signed the path of the poster. A stored page may have one from before the secret was changed. */
export function isSignedPoster(id: string, signature: string): boolean {
  return webhookSecrets.some((secret) => isSameHash(signature, sign(id, secret)));
}

const sign = (id: string, secret: string) => keyedHash(id, secret, purpose).slice(0, length);
