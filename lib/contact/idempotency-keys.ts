import { keyedHash } from '../config/keyed-hash';
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message-schema';

/** Milliseconds. */
const keyLifetime = 10 * 60 * 1000;

type Known = { message: ContactMessage; client: string | null; secret: string; now: Date };

/**
 * The idempotency key of a message: a hash of all its fields and of the token of the form it was written in. A form without a
 * script has no token. Then the key is made of the client and the current ten minutes, and `earlierKey` of the ten minutes
 * before: a message may be sent again just after they have ended.
 *
 * @param formToken null when the form has none
 */
export function idempotencyKeysOf(
  formToken: string | null,
  { message, client, secret, now }: Known,
): { idempotencyKey: string; earlierKey?: string } {
  const words = JSON.stringify(message);
  if (formToken) return { idempotencyKey: hashOf(['token', formToken, words], secret) };

  const period = Math.floor(now.getTime() / keyLifetime);
  const key = (at: number) => hashOf(['client', client ?? '', String(at), words], secret);
  return { idempotencyKey: key(period), earlierKey: key(period - 1) };
}

/** A keyed hash of the client's address for the database: it can be counted, but not reversed without the secret. */
export function clientHashOf(client: string | null, secret: string): string | null {
  return client === null ? null : hashOf(['address', client], secret);
}

const hashOf = (parts: string[], secret: string) =>
  keyedHash(JSON.stringify(parts), secret, 'contact-keys-v1');
