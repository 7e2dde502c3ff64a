import { keyedHash } from '../config/keyed-hash';
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message-schema';

/** The length of a period, in milliseconds. */
const keyLifetime = 10 * 60 * 1000;

type Known = { message: ContactMessage; client: string | null; secret: string; now: Date };

/**
 * The idempotency key of a message. When the form has a token, the key is a hash of the token and of all fields of the
 * message. A form that was sent without JavaScript has no token. Then the key is a hash of the client, of the current
 * period of ten minutes and of all fields. `earlierKey` is the same for the period before, because a message may be
 * sent again just after a period has ended.
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

/** A keyed hash of the client's IP address for the database, which can count with it, but not find out the address. */
export function clientHashOf(client: string | null, secret: string): string | null {
  return client === null ? null : hashOf(['address', client], secret);
}

const hashOf = (parts: string[], secret: string) =>
  keyedHash(JSON.stringify(parts), secret, 'contact-keys-v1');
