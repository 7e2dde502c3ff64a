import { createHmac } from 'node:crypto';

import { isSameHash } from '../config/keyed-hash';

const maxAge = 5 * 60;

/**
 * Whether this body was signed by someone who knows one of the secrets, within the last five minutes.
 *
 * @param header `t=<unix seconds>,v1=<hex hmac-sha256 of "t.body">`, with one more v1 for each further secret
 */
export function isSignedBy(
  secrets: string[],
  { header, body, now }: { header: string; body: string; now: Date },
): boolean {
  const fields = header.split(',').map((field) => field.trim().split('='));
  const time = fields.find(([name]) => name === 't')?.[1] ?? '';
  const given = fields.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > maxAge) return false;

  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
  );
  return expected.some((right) => given.some((signature) => isSameHash(signature, right)));
}
