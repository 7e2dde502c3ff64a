import type { NextRequest } from 'next/server';

import { deadLinks, linkStatusRequest } from '@/lib/http/broken-links';
import { respondToSignedRequest } from '@/lib/http/signed-request';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';

/**
 * Tells WordPress which links of a text are broken on this site, so that an editor can correct them.
 *
 * The body is `{ links, language }`, with 60 links at most. 200 with `{ dead }`, the broken links; 400 for
 * another body, 401 when it is not signed or was signed over five minutes ago, 413 over 128 KB, 503 when the site's own
 * pages do not respond.
 */
export function POST(request: NextRequest): Promise<Response> {
  return respondToSignedRequest(request, {
    purpose: 'link-status-v1',
    maxBytes: requestSizeLimits['/api/link-status'],
    schema: linkStatusRequest,
    respond: async (body) => ({ dead: await deadLinks(body) }),
    failure: 'The links of a text could not be checked (/api/link-status)',
  });
}
