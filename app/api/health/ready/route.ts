import { getHealth } from '@/lib/http/health';

/**
 * Whether visitors may be sent to this process (readiness). The body lists the result of each check.
 *
 * - 200 with status `pass`.
 * - 200 with `warn` while WordPress, Supabase or Redis is unreachable, the disk cannot be written, or contact emails
 *   are due and not sent. Visitors still get stored pages.
 * - 503 with `fail` while there are no pages to show, or while this process has not yet joined the other ones.
 */
export async function GET(): Promise<Response> {
  const health = await getHealth(new Date());
  return Response.json(health, {
    status: health.status === 'fail' ? 503 : 200,
    headers: { 'content-type': 'application/health+json', 'cache-control': 'no-store' },
  });
}
