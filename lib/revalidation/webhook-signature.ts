import { createHmac } from 'node:crypto';

import { hasValidSignature } from '../http/signature-header';

/**
 * Whether this body was signed by someone who knows one of the secrets, within the last five minutes. The signature is
 * the HMAC-SHA256 (hexadecimal) of `<t>.<body>`.
 *
 * @param header `t=<unix seconds>,v1=<signature>`, and a second `v1` while the secret is being changed
 */
export function isSignedBy(
  secrets: string[],
  { header, body, now }: { header: string; body: string; now: Date },
): boolean {
  const sign = (time: string, secret: string) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

  return hasValidSignature(header, { secrets, sign, now });
}
