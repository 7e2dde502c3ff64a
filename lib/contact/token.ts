import { randomBytes } from 'node:crypto';

import { isSameHash, keyedHash } from '../config/keyed-hash';
import { minimumFillTime } from './minimum-fill-time';

const purpose = 'contact-token-v1';
/** In milliseconds. */
const lifetime = 24 * 3600 * 1000;

/** How much the clocks of two processes may differ, in milliseconds. */
const clockTolerance = 2000;

export type ContactToken =
  | { kind: 'valid'; nonce: string; isTooFast: boolean }
  /**
   * Forged, signed with an earlier secret, over a day old, or from the future. A message with such a token is treated
   * like one without a token.
   */
  | { kind: 'invalid' };

/**
 * Makes a token for one form that somebody begins to fill in: `{unix milliseconds}-{nonce}-{hmac-sha256 of both}`,
 * signed with a key derived from the secret.
 */
export function newContactToken(secret: string, now: Date): string {
  const content = `${now.getTime()}-${randomBytes(16).toString('hex')}`;
  return `${content}-${keyedHash(content, secret, purpose)}`;
}

/**
 * Reads a token that was sent with a message. `isTooFast`: the message arrived sooner than `minimumFillTime` after the
 * token was made. Two seconds are subtracted from this time, because the clock of another process may be ahead.
 */
export function readContactToken(token: string, secret: string, now: Date): ContactToken {
  const [, content, issued, nonce, signature] =
    /^((\d{1,15})-([\da-f]{32}))-([\w-]{43})$/.exec(token) ?? [];
  if (!content || !nonce || !signature) return { kind: 'invalid' };
  if (!isSameHash(signature, keyedHash(content, secret, purpose))) return { kind: 'invalid' };

  const age = now.getTime() - Number(issued);
  return age > lifetime || age < -clockTolerance
    ? { kind: 'invalid' }
    : { kind: 'valid', nonce, isTooFast: age < minimumFillTime - clockTolerance };
}
