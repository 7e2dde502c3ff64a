import type { NextRequest } from 'next/server';

import { env } from '@/lib/config/env';
import { clientAddressHeader } from '@/lib/http/client-ip';
import { emptyResponse } from '@/lib/http/empty-response';
import { RateLimit } from '@/lib/http/rate-limit';
import { parseJson, readAtMost } from '@/lib/http/read-body';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';
import { readPageView } from '@/lib/http/web-vitals-schema';
import { storePageView } from '@/lib/http/web-vitals-file';

const maxBytes = requestSizeLimits['/api/web-vitals'];
const limit = new RateLimit({ burst: 10, perSecond: 1 / 6 }, { burst: 60, perSecond: 1 });

/**
 * Stores how fast one page was for one visitor (components/layout/web-vitals.ts), without anything that identifies the
 * visitor. The body is `{ path, engine, navigation, lcp, inp, cls, ttfb }`, times in milliseconds. 204 on success, 400
 * for another body, 404 where WEB_VITALS_SAMPLE is 0, 413 over 1 KB, 429 (with Retry-After) for too many. 204 also when
 * the values could not be written to disk, which is logged.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (env.WEB_VITALS_SAMPLE === 0) return emptyResponse(404);
  const body = await readAtMost(maxBytes, request).catch(() => '');
  if (body === null) return emptyResponse(413);
  const view = readPageView(parseJson(body));
  if (!view) return emptyResponse(400);

  const wait = limit.take(request.headers.get(clientAddressHeader) || null, Date.now());
  if (wait > 0) return emptyResponse(429, { 'retry-after': String(wait) });
  try {
    await storePageView(view, new Date());
  } catch (error) {
    console.error('The Web Vitals of a page view could not be written to disk', error);
  }
  return emptyResponse(204);
}
