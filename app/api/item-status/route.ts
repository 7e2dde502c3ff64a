import type { NextRequest } from 'next/server';

import { respondToSignedRequest } from '@/lib/http/signed-request';
import { itemStatusRequest, itemStatus } from '@/lib/revalidation/item-status';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';

/**
 * Tells WordPress the status and the age of each page of one item, so that an editor sees whether a change is on the
 * site.
 *
 * The body is `{ type, slug, date }`. 200 with `{ now, pages }`: this server's clock in Unix seconds, and one
 * `ItemPageStatus` (lib/revalidation/item-status.ts) for each language. 400 for a body that names no item, 401 when it
 * is not signed or was signed over five minutes ago, 413 over 4 KB, 503 when a page does not respond.
 */
export function POST(request: NextRequest): Promise<Response> {
  return respondToSignedRequest(request, {
    purpose: 'item-status-v1',
    maxBytes: requestSizeLimits['/api/item-status'],
    schema: itemStatusRequest,
    respond: async (item) => {
      const pages = await itemStatus(item);
      return { now: Math.floor(Date.now() / 1000), pages };
    },
    failure: 'The pages of an item could not be checked (/api/item-status)',
  });
}
