import { getHealth } from '@/lib/health';

export const dynamic = 'force-dynamic';

/**
 * Should visitors be sent to this process? 200 with status `pass`, or `warn` while WordPress or Supabase is away and
 * the pages are shown as they were, or while nothing can be written to the disk; 503 with `fail` when there are none to
 * show. The body says which.
 */
export async function GET(): Promise<Response> {
  const health = await getHealth(new Date());
  return Response.json(health, {
    status: health.status === 'fail' ? 503 : 200,
    headers: { 'content-type': 'application/health+json', 'cache-control': 'no-store' },
  });
}
