import { keyedHash } from '../config/keyed-hash';
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message-schema';

const window = 10 * 60 * 1000;

type Known = { message: ContactMessage; client: string | null; secret: string; now: Date };

/**
 * The idempotency key of a message: a hash of its text and its form. Without a token that identifies the form, the client
 * and a window of ten minutes are used, and `earlierKey` is the key of the window before.
 */
export function keysOf(
  nonce: string | null,
  { message, client, secret, now }: Known,
): { idempotencyKey: string; earlierKey?: string } {
  const words = JSON.stringify(message);
  if (nonce) return { idempotencyKey: hashOf(['token', nonce, words], secret) };

  const period = Math.floor(now.getTime() / window);
  const key = (at: number) => hashOf(['client', client ?? '', String(at), words], secret);
  return { idempotencyKey: key(period), earlierKey: key(period - 1) };
}

/** A keyed hash of the client's address for the database: it can be counted, but not reversed without the secret. */
export function clientHashOf(client: string | null, secret: string): string | null {
  return client === null ? null : hashOf(['address', client], secret);
}

const hashOf = (parts: string[], secret: string) =>
  keyedHash(JSON.stringify(parts), secret, 'contact-keys-v1');
