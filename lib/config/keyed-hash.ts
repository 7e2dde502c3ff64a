import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * An HMAC-SHA256 with a key derived from the secret and the purpose: a hash for one purpose is never valid for another.
 *
 * @param purpose a fixed name with a version, e.g. `contact-token-v1`
 * @returns 43 characters, base64url
 */
export function keyedHash(content: string, secret: string, purpose: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest();

  return createHmac('sha256', key).update(content).digest('base64url');
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];

  return a.length === b.length && timingSafeEqual(a, b);
}
