import { NextResponse, type NextRequest } from 'next/server';

import { webhookSecrets } from '@/lib/config/env';
import { readSignedBody } from '@/lib/http/signed-request';
import { itemQuestion, itemStatus } from '@/lib/revalidation/item-status';
import { parseJson } from '@/lib/http/read-body';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';

const maxBytes = requestSizeLimits['/api/item-status'];

/**
 * Tells WordPress the status and the age of each page of one item, so that an editor sees whether a change is on the
 * site.
 *
 * The body is `{ type, slug, date }`. 200 with `{ now, pages }`: this server's clock in Unix seconds, and one
 * `PageStatus` (lib/revalidation/item-status.ts) for each language. 400 for a body that names no item, 401 when it is
 * not signed or was signed over five minutes ago, 413 over 4 KB, 503 when a page does not answer.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const signed = await readSignedBody(request, {
    ...{ purpose: 'item-status-v1', secrets: webhookSecrets, maxBytes, now: new Date() },
  });
  if (signed.kind === 'refused') return answer(signed.status, {});
  const question = itemQuestion.safeParse(parseJson(signed.body));
  if (!question.success) return answer(400, {});
  try {
    const pages = await itemStatus(question.data);
    return answer(200, { now: Math.floor(Date.now() / 1000), pages });
  } catch (error) {
    console.error('The pages of an item could not be checked (/api/item-status)', error);
    return answer(503, {});
  }
}

function answer(status: number, body: object): NextResponse {
  return NextResponse.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
