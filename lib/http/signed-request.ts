import { createHash } from 'node:crypto';

import type { z } from 'zod';

import { webhookSecrets } from '../config/env';
import { keyedHash } from '../config/keyed-hash';
import { parseJson, readAtMost } from './read-body';
import { hasValidSignature } from './signature-header';

/** The header with the signature of a request in which WordPress asks for the status of pages or links. */
export const requestSignatureHeader = 'x-question-signature';

type Expected = {
  /** The purpose of the request: a signature for one purpose is never valid for another. */
  purpose: 'item-status-v1' | 'link-status-v1';
  secrets: string[];
  maxBytes: number;
  now: Date;
};

type SignedBody = { kind: 'body'; body: string } | { kind: 'refused'; status: 401 | 413 };

type SignedRequest<Body> = Pick<Expected, 'purpose' | 'maxBytes'> & {
  schema: z.ZodType<Body>;
  /** Returns the body of the response. */
  respond: (body: Body) => Promise<object>;
  /** What the log says when `respond` throws. */
  failure: string;
};

/**
 * Responds in JSON to a request that WordPress has signed. The status is 200 with the object that `respond` returns,
 * 400 when the body does not match the schema, 401 when it is not signed or was signed over five minutes ago, 413 when
 * it is too large, and 503 when `respond` throws.
 */
export async function respondToSignedRequest<Body>(
  request: Request,
  { purpose, maxBytes, schema, respond, failure }: SignedRequest<Body>,
): Promise<Response> {
  const signed = await readSignedBody(request, {
    ...{ purpose, secrets: webhookSecrets, maxBytes, now: new Date() },
  });
  if (signed.kind === 'refused') return json(signed.status, {}, challenge(signed.status));
  const body = schema.safeParse(parseJson(signed.body));
  if (!body.success) return json(400, {});
  try {
    return json(200, await respond(body.data));
  } catch (error) {
    console.error(failure, error);
    return json(503, {});
  }
}

/**
 * The body of a request that WordPress has signed within the last five minutes.
 *
 * The signature is the HMAC-SHA256 (base64url) of `<t>.<SHA-256 of the body, hexadecimal>`. Its key is derived from the
 * webhook's secret, so that a webhook is never accepted here.
 */
export async function readSignedBody(
  request: Request,
  { purpose, secrets, maxBytes, now }: Expected,
): Promise<SignedBody> {
  const body = await readAtMost(maxBytes, request);
  if (body === null) return { kind: 'refused', status: 413 };

  const header = request.headers.get(requestSignatureHeader) ?? '';
  const hash = createHash('sha256').update(body).digest('hex');
  const sign = (time: string, secret: string) =>
    keyedHash(`${time}.${hash}`, secret, `headless-${purpose}`);

  return hasValidSignature(header, { secrets, sign, now })
    ? { kind: 'body', body }
    : { kind: 'refused', status: 401 };
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The header that a response with status 401 must have (RFC 9110, 15.5.2). */
export const challenge = (status: number): Record<string, string> =>
  status === 401 ? { 'www-authenticate': 'HMAC-SHA256' } : {};
