import { newContactToken } from '@/lib/contact/token';
import { env } from '@/lib/config/env';

export const dynamic = 'force-dynamic';

/**
 * `{ token }` for one form, requested when a visitor starts to fill it in. It cannot be part of the page, because the
 * page is rendered long before and for everybody.
 */
export function GET(): Response {
  const token = newContactToken(env.CONTACT_SECRET, new Date());
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
