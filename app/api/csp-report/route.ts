import type { NextRequest } from 'next/server';

import { clientAddressHeader } from '@/lib/http/client-ip';
import { env } from '@/lib/config/env';
import { readReport } from '@/lib/http/csp-report';
import { emptyResponse } from '@/lib/http/empty-response';
import { RateLimit } from '@/lib/http/rate-limit';
import { readAtMost } from '@/lib/http/read-body';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';

const maxBytes = requestSizeLimits['/api/csp-report'];
const types = ['application/csp-report', 'application/reports+json'];
const limit = new RateLimit({ burst: 10, perSecond: 1 / 6 }, { burst: 60, perSecond: 1 });

/**
 * Logs what a browser blocked because of a page's Content Security Policy, one line per violation. 204 on success, 400
 * when the body is not a report about one of our pages, 413 over 32 KB, 415 for another media type, 429 (with
 * Retry-After) for too many. Each line needs a token of the rate limit. The violations of a report for which there is no
 * token left are dropped.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return emptyResponse(415);

  const body = await readAtMost(maxBytes, request).catch(() => '');
  if (body === null) return emptyResponse(413);
  const violations = readReport(body, env.SITE_URL);
  if (!violations) return emptyResponse(400);

  const client = request.headers.get(clientAddressHeader) || null;
  for (const [index, violation] of violations.entries()) {
    const wait = limit.take(client, Date.now());
    // Not 429 once a line is logged: the browser would then send the whole report again.
    if (wait > 0) {
      return index > 0 ? emptyResponse(204) : emptyResponse(429, { 'retry-after': String(wait) });
    }
    console.warn(JSON.stringify({ event: 'policy-violation', ...violation }));
  }
  return emptyResponse(204);
}
