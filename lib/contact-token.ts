import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { leastTime } from './contact-message';

const context = 'contact-token-v1';
const lifetime = 24 * 3600 * 1000;

export type ContactToken =
  | { kind: 'valid'; nonce: string; isTooFast: boolean }
  /** Forged, from before a change of the secret, or over a day old: it says nothing. */
  | { kind: 'useless' };

/**
 * A token for one form that somebody begins to fill in: `{unix milliseconds}-{nonce}-{hmac-sha256 of both}`, signed with
 * a key derived from the secret.
 */
export function newContactToken(secret: string, now: Date): string {
  const content = `${now.getTime()}-${randomBytes(16).toString('hex')}`;
  return `${content}-${sign(content, secret)}`;
}

/** What a token that comes back with a message says. */
export function readContactToken(token: string, secret: string, now: Date): ContactToken {
  const [, content, issued, nonce, signature] =
    /^((\d{1,15})-([\da-f]{32}))-([\w-]{43})$/.exec(token) ?? [];
  if (!content || !nonce || !signature) return { kind: 'useless' };
  if (!isEqual(signature, sign(content, secret))) return { kind: 'useless' };

  const age = now.getTime() - Number(issued);
  return age > lifetime
    ? { kind: 'useless' }
    : { kind: 'valid', nonce, isTooFast: age < leastTime };
}

function sign(content: string, secret: string): string {
  const key = createHmac('sha256', secret).update(context).digest();
  return createHmac('sha256', key).update(content).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
