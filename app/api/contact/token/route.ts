import { newContactToken } from '@/lib/contact/token';
import { env } from '@/lib/config/env';

/**
 * Sends `{ token }` for one contact form, which requests it when a visitor starts to fill it in. The token cannot be
 * part of the page, because the page is rendered earlier and is the same for every visitor.
 */
export function GET(): Response {
  const token = newContactToken(env.CONTACT_SECRET, new Date());
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
