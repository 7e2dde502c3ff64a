import { isSameHash, keyedHash } from '../../config/keyed-hash';

const purpose = 'headless-preview-v1';

export type TokenState = 'valid' | 'expired' | 'invalid';

/**
 * Checks a preview token: whether WordPress signed it with one of the secrets, and whether it has expired.
 *
 * @param token `{post id}-{expiry in unix seconds}-{hmac-sha256 of both, base64url}`. The key is derived from the
 *   webhook's secret, so that a signature of a webhook is never valid as a token
 */
export function checkPreviewToken(
  token: string,
  { secrets, now }: { secrets: string[]; now: Date },
): TokenState {
  const [, content, expiry, signature] =
    /^([1-9]\d{0,18}-(\d{1,12}))-([\w-]{43})$/.exec(token) ?? [];
  if (!content || !signature) return 'invalid';
  const isSigned = (secret: string) => isSameHash(signature, keyedHash(content, secret, purpose));
  if (!secrets.some(isSigned)) return 'invalid';

  return Number(expiry) > now.getTime() / 1000 ? 'valid' : 'expired';
}
