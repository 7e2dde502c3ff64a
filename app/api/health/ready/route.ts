import { getHealth } from '@/lib/http/health';

export const dynamic = 'force-dynamic';

/**
 * Whether visitors may be sent to this process (readiness). The body gives the details.
 *
 * - 200 with status `pass`.
 * - 200 with `warn` while WordPress or Supabase is unreachable and stored pages are shown, or while the disk cannot be
 *   written.
 * - 503 with `fail` when there are no pages to show.
 */
export async function GET(): Promise<Response> {
  const health = await getHealth(new Date());
  return Response.json(health, {
    status: health.status === 'fail' ? 503 : 200,
    headers: { 'content-type': 'application/health+json', 'cache-control': 'no-store' },
  });
}
