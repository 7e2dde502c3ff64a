import 'server-only';

import { env } from '../config/env';

/**
 * Calls the Supabase function `send-contact-email` with the secret of the site. A redirect is not followed: the message
 * of a visitor is for the function only.
 *
 * @param deadline in milliseconds, for the whole response
 * @throws {Error} when the function does not respond in time
 */
export function callContactFunction(body: object, deadline: number): Promise<Response> {
  return fetch(`${env.SUPABASE_URL}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-contact-secret': env.CONTACT_SECRET },
    body: JSON.stringify(body),
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
}
