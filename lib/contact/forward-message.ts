import 'server-only';

import { z } from 'zod';

import { responseSizeLimits } from '../http/body-size-limits.mjs';
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message-schema';
import type { Locale } from '../i18n/routing';
import { parseJson, readBytes } from '../http/read-body';
import { callContactFunction } from './call-contact-function';

// Milliseconds. Longer than all time limits of the function together: a stored message must not be reported as failed.
const deadline = 9_000;

// The body of the function's response when it has stored the message. A response with status 200 and any other body
// comes from something else, such as a proxy.
const stored = z.strictObject({});

/** A message on its way to the function that stores and mails it. */
export type ContactSubmission = ContactMessage & {
  locale: Locale;
  /** `suspect`: probably spam. */
  state: 'received' | 'suspect';
  /** These keys are explained in idempotency-keys.ts. */
  idempotencyKey: string;
  earlierKey?: string;
  /** A hash of the client's IP address; null when the address is not known. */
  client: string | null;
};

export type ForwardResult =
  | { outcome: 'sent' }
  /** Too many messages: the visitor may try again after this number of seconds. */
  | { outcome: 'limited'; seconds: number }
  | { outcome: 'unreachable' };

/** Sends a message to the function `send-contact-email`. `sent`: the message is stored. Never throws, never retries. */
export async function forwardContactMessage(submission: ContactSubmission): Promise<ForwardResult> {
  try {
    return await toForwardResult(await callContactFunction(submission, deadline));
  } catch (error) {
    console.error(
      `The function send-contact-email did not answer (${reasonOf(error)}); the visitor is asked to try again`,
    );
    return { outcome: 'unreachable' };
  }
}

/** The code of a network error, such as ECONNREFUSED. The message of an error may contain what the visitor wrote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

async function toForwardResult(response: Response): Promise<ForwardResult> {
  if (response.status === 429) {
    await response.body?.cancel();
    return { outcome: 'limited', seconds: Number(response.headers.get('retry-after')) || 60 };
  }
  const body = await readBytes(responseSizeLimits.function, response);
  if (!body) {
    const { status } = response;
    console.error(
      `send-contact-email answered ${status} with more than ${responseSizeLimits.function} bytes`,
    );
    return { outcome: 'unreachable' };
  }
  const result = parseJson(body.toString());
  if (response.ok && stored.safeParse(result).success) return { outcome: 'sent' };

  console.error(`The contact function answered ${response.status}`);
  return { outcome: 'unreachable' };
}
