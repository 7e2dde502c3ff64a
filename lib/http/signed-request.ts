import { createHash } from 'node:crypto';

import { isSameHash, keyedHash } from '../config/keyed-hash';
import { readAtMost } from './read-body';

/** The header with the signature of a request in which WordPress asks for the status of pages or links. */
export const questionSignatureHeader = 'x-question-signature';

const maxAge = 5 * 60;

type Question = {
  /** The purpose of the request: a signature for one purpose is never valid for another. */
  purpose: 'item-status-v1' | 'link-status-v1';
  secrets: string[];
  maxBytes: number;
  now: Date;
};

export type SignedBody = { kind: 'body'; body: string } | { kind: 'refused'; status: 401 | 413 };

/**
 * The body of a request that WordPress has signed within the last five minutes.
 *
 * The header is `t=<unix seconds>,v1=<signature>`, with one more v1 for a second secret. The signature is the
 * HMAC-SHA256 (base64url) of `<t>.<SHA-256 of the body, hexadecimal>`. Its key is derived from the webhook's secret, so
 * that a webhook is never accepted here.
 */
export async function readSignedBody(
  request: Request,
  { purpose, secrets, maxBytes, now }: Question,
): Promise<SignedBody> {
  const body = await readAtMost(maxBytes, request);
  if (body === null) return { kind: 'refused', status: 413 };

  const header = request.headers.get(questionSignatureHeader) ?? '';
  const [, time = '', given = ''] = /^t=(\d{1,12})((?:,v1=[\w-]{43}){1,2})$/.exec(header) ?? [];
  const isRecent = time !== '' && Math.abs(now.getTime() / 1000 - Number(time)) <= maxAge;
  const content = `${time}.${createHash('sha256').update(body).digest('hex')}`;
  const expected = secrets.map((secret) => keyedHash(content, secret, `headless-${purpose}`));
  const signatures = given.split(',v1=').slice(1);
  const isSigned = expected.some((right) => signatures.some((each) => isSameHash(each, right)));

  return isRecent && isSigned ? { kind: 'body', body } : { kind: 'refused', status: 401 };
}
