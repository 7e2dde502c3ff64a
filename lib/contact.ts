import 'server-only';

import { z } from 'zod';

import { answerLimits } from './answer-limits';
import type { ContactMessage } from './contact-message';
import { env } from './env';
import type { Locale } from './i18n/routing';
import { readBytes } from './read-bytes';

// The function's own deadlines add up to less: a message it has stored is not called unreachable.
const deadline = 9_000;

// Whatever else comes with a 200 is of somebody who has not stored it.
const stored = z.strictObject({});

/** A message on its way to the function that stores and mails it. */
export type ContactSubmission = ContactMessage & {
  locale: Locale;
  state: 'received' | 'suspect';
  idempotencyKey: string;
  earlierKey?: string;
  client: string | null;
};

export type Delivery =
  | { outcome: 'sent' }
  /** Too many messages; come back after so many seconds. */
  | { outcome: 'limited'; seconds: number }
  | { outcome: 'unreachable' };

/** Gives a message to the function `send-contact-email`: sent means that it is stored. Never throws, never repeats. */
export async function deliverContactMessage(submission: ContactSubmission): Promise<Delivery> {
  try {
    return await toDelivery(await ask(submission));
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    console.error(`A contact message could not be delivered (${name})`);
    return { outcome: 'unreachable' };
  }
}

function ask(submission: ContactSubmission): Promise<Response> {
  return fetch(`${env.SUPABASE_URL}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-contact-secret': env.CONTACT_SECRET },
    body: JSON.stringify(submission),
    cache: 'no-store',
    signal: AbortSignal.timeout(deadline),
  });
}

async function toDelivery(response: Response): Promise<Delivery> {
  if (response.status === 429) {
    await response.body?.cancel();
    return { outcome: 'limited', seconds: Number(response.headers.get('retry-after')) || 60 };
  }
  const body = await readBytes(answerLimits.function, response);
  if (!body) {
    const { status } = response;
    console.error(
      `send-contact-email answered ${status} with more than ${answerLimits.function} bytes`,
    );
    return { outcome: 'unreachable' };
  }
  const answer: unknown = JSON.parse(body.toString());
  if (response.ok && stored.safeParse(answer).success) return { outcome: 'sent' };

  console.error(`The contact function answered ${response.status}`);
  return { outcome: 'unreachable' };
}
