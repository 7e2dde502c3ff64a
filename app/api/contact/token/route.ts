import { newContactToken } from '@/lib/contact-token';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** `{ token }` for one form, asked for when somebody begins to fill it in: a page is made long before, for everybody. */
export function GET(): Response {
  const token = newContactToken(env.CONTACT_SECRET, new Date());
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
