import { revalidateTag } from 'next/cache';
import { after, NextResponse, type NextRequest } from 'next/server';

import { hasPageCache } from '@/lib/cache/has-page-cache.mjs';
import { webhookSecrets } from '@/lib/config/env';
import { parseJson, readAtMost } from '@/lib/http/read-body';
import { challenge } from '@/lib/http/signed-request';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';
import { noteWebhook } from '@/lib/revalidation/webhook-age';
import { publishToOtherProcesses } from '@/lib/revalidation/other-processes';
import { refresh } from '@/lib/revalidation/refresh';
import { tagsToExpire } from '@/lib/revalidation/tags-to-expire';
import { webhookSchema } from '@/lib/revalidation/webhook-schema';
import { isSignedBy } from '@/lib/revalidation/webhook-signature';

const maxBytes = requestSizeLimits['/api/revalidate'];

/**
 * Receives WordPress's webhook about changed content (contract: wordpress/contract/webhook.json).
 *
 * 202 when the affected pages are expired, before any of them is rendered again. 400 for a body that is not a webhook,
 * 401 when it is not signed or was signed over five minutes ago, 413 over 256 KB. A repeated delivery expires the same
 * pages once more, which does no harm.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const body = await readAtMost(maxBytes, request);
  if (body === null) return respond(413, 'The body is larger than 256 KB');

  const header = request.headers.get('x-webhook-signature') ?? '';
  if (!isSignedBy(webhookSecrets, { header, body, now: new Date() })) {
    return respond(401, 'The signature is missing, wrong or older than five minutes');
  }

  const delivery = webhookSchema.safeParse(parseJson(body));
  if (!delivery.success) return respond(400, 'The body is not a webhook of version 1');
  const { changes } = delivery.data;
  // Without our page cache, a hosting platform stores the pages, and only `revalidateTag` expires those.
  if (!hasPageCache()) for (const tag of tagsToExpire(changes)) revalidateTag(tag, 'max');
  after(refresh(changes));
  publishToOtherProcesses(changes);
  noteWebhook(new Date());

  return respond(202, 'Accepted');
}

function respond(status: number, message: string): NextResponse {
  return NextResponse.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', ...challenge(status) } },
  );
}
