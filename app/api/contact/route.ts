import type { NextRequest } from 'next/server';

import { clientAddressHeader } from '@/lib/http/client-ip';
import { forwardContactMessage } from '@/lib/contact/forward-message';
import { respondToContact } from '@/lib/contact/contact-response';
import { newContactLimits } from '@/lib/contact/rate-limits';
import { receiveContact } from '@/lib/contact/receive';
import { env } from '@/lib/config/env';

const limits = newContactLimits();

/**
 * Receives a visitor's message, as JSON or as a form.
 *
 * JSON: 200 `{}` when it is stored, 422 `{ errors }` with a code for each invalid field, 429 (with Retry-After) or 503
 * with `{ error }`. A form: 303 to the thanks page, or the contact page with the same status codes and the visitor's
 * input. Both: 400 for a malformed body, 403 from a page of another site, 413 over 16 KB, 415 for another media type.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const result = await receiveContact(request, {
    siteUrl: env.SITE_URL,
    secret: env.CONTACT_SECRET,
    client: request.headers.get(clientAddressHeader) || null,
    now: new Date(),
    limits,
    deliver: forwardContactMessage,
  });
  return respondToContact(result);
}
