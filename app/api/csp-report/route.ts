import type { NextRequest } from 'next/server';

import { clientAddressHeader } from '@/lib/http/client-address';
import { env } from '@/lib/config/env';
import { readReport } from '@/lib/http/csp-report';
import { RateLimit } from '@/lib/http/rate-limit';
import { readAtMost } from '@/lib/http/read-body';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';

const maxBytes = requestSizeLimits['/api/csp-report'];
const types = ['application/csp-report', 'application/reports+json'];
const limit = new RateLimit({ burst: 10, perSecond: 1 / 6 }, { burst: 60, perSecond: 1 });

/**
 * Logs what a browser blocked because of a page's Content Security Policy, one line per violation. 204 on success, 400
 * when the body is not a report about one of our pages, 413 over 32 KB, 415 for another media type, 429 (with
 * Retry-After) for too many.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return answer(415);

  const body = await readAtMost(maxBytes, request).catch(() => '');
  if (body === null) return answer(413);
  const violations = readReport(body, env.SITE_URL);
  if (!violations) return answer(400);

  const wait = limit.take(request.headers.get(clientAddressHeader) || null, Date.now());
  if (wait > 0) return answer(429, { 'retry-after': String(wait) });

  for (const violation of violations) {
    console.warn(JSON.stringify({ event: 'policy-violation', ...violation }));
  }
  return answer(204);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
