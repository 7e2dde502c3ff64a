import { createHmac, timingSafeEqual } from 'node:crypto';

const context = 'headless-preview-v1';

export type TokenState = 'valid' | 'expired' | 'invalid';

/**
 * Is this the token of a preview, signed by WordPress with one of the secrets and not yet over?
 *
 * @param token `{post id}-{unix seconds of its end}-{hmac-sha256 of both, base64url}`; the key is derived from the
 *   webhook's secret, so that no signature made for the webhook is a token
 */
export function checkPreviewToken(
  token: string,
  { secrets, now }: { secrets: string[]; now: Date },
): TokenState {
  const [, content, expiry, signature] =
    /^([1-9]\d{0,18}-(\d{1,12}))-([\w-]{43})$/.exec(token) ?? [];
  if (!content || !signature) return 'invalid';
  if (!secrets.some((secret) => isEqual(signature, sign(content, secret)))) return 'invalid';

  return Number(expiry) > now.getTime() / 1000 ? 'valid' : 'expired';
}

function sign(content: string, secret: string): string {
  const key = createHmac('sha256', secret).update(context).digest();
  return createHmac('sha256', key).update(content).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
