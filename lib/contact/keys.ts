import { createHmac } from 'node:crypto';

import type { ContactMessage } from '../contact-message';

const window = 10 * 60 * 1000;

type Known = { message: ContactMessage; client: string | null; secret: string; now: Date };

/**
 * By what the same message is known when it comes again: its words, and the form they were written in. Where no token
 * names the form, the client and ten minutes stand for it, and `earlierKey` is what the key was in the ten before.
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

/** A client's address as the database may know it: it can be counted, and not be read back without the secret. */
export function clientHashOf(client: string | null, secret: string): string | null {
  return client === null ? null : hashOf(['address', client], secret);
}

function hashOf(parts: string[], secret: string): string {
  const key = createHmac('sha256', secret).update('contact-keys-v1').digest();
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
