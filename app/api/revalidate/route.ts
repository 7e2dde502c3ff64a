import { revalidateTag } from 'next/cache';
import { after, NextResponse, type NextRequest } from 'next/server';

import { webhookSecrets } from '@/lib/env';
import { isFirstDelivery } from '@/lib/deliveries';
import { filesToRenew } from '@/lib/files-to-renew';
import { noteWebhook, ownWebhookHeader } from '@/lib/last-webhook';
import { renewPages } from '@/lib/renew';
import { readAtMost } from '@/lib/request-body';
import { isSignedBy, pagesToRenew, tagsToExpire, webhookSchema } from '@/lib/webhook';
import { forgetSharedAnswers } from '@/lib/wordpress/shared-answers';

const maxBytes = 256 * 1024;

/**
 * WordPress says that something has changed (contract: wordpress/contract/webhook.json).
 *
 * 202 when the pages that show it are expired, before any of them is made anew; 200 for a delivery that was handled
 * before; 400 for a body that is not a webhook; 401 for one that is not signed, or signed over five minutes ago; 413
 * for one over 256 KB.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const body = await readAtMost(maxBytes, request);
  if (body === null) return answer(413, 'The body is larger than 256 KB');

  const header = request.headers.get('x-webhook-signature') ?? '';
  if (!isSignedBy(webhookSecrets, { header, body, now: new Date() })) {
    return answer(401, 'The signature is missing, wrong or older than five minutes');
  }

  const delivery = webhookSchema.safeParse(parseJson(body));
  if (!delivery.success) return answer(400, 'The body is not a webhook of version 1');
  if (!request.headers.has(ownWebhookHeader)) noteWebhook(new Date());
  if (!isFirstDelivery(delivery.data.id, new Date())) return answer(200, 'Handled before');

  const { changes } = delivery.data;
  forgetSharedAnswers();
  for (const tag of tagsToExpire(changes)) revalidateTag(tag, 'max');
  after(() => renewPages([...pagesToRenew(changes), ...filesToRenew(changes)]));

  return answer(202, 'Accepted');
}

function answer(status: number, message: string): NextResponse {
  return NextResponse.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
