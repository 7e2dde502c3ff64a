import type { NextRequest } from 'next/server';

import { clientAddressHeader } from '@/lib/client-address';
import { deliverContactMessage } from '@/lib/contact';
import { answerContact } from '@/lib/contact/answer';
import { receiveContact, type ContactLimits } from '@/lib/contact/receive';
import { env } from '@/lib/env';
import { RateLimit } from '@/lib/rate-limit';

const perClient = { burst: 10, perSecond: 1 / 6 };
const limits: ContactLimits = {
  received: new RateLimit(perClient, { burst: 60, perSecond: 1 }),
  // Two hundred an hour, as the database has it.
  suspect: new RateLimit(perClient, { burst: 60, perSecond: 200 / 3600 }),
};

/**
 * A visitor's message, as JSON or as a form.
 *
 * JSON: 200 `{}` when it is stored; 422 `{ errors }` with a code for each field that has a fault; 429 (with
 * Retry-After) and 503 `{ error }`. A form: 303 to the thanks, or with the same statuses the contact page holding what
 * was typed. To both: 400 for a body that is malformed, 403 from a page of another site, 413 over 16 KB, 415.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const reception = await receiveContact(request, {
    siteUrl: env.SITE_URL,
    secret: env.CONTACT_SECRET,
    client: request.headers.get(clientAddressHeader) || null,
    now: new Date(),
    limits,
    deliver: deliverContactMessage,
  });
  return answerContact(reception);
}
