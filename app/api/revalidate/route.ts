import { revalidateTag } from 'next/cache';
import { after, NextResponse, type NextRequest } from 'next/server';

import { webhookSecrets } from '@/lib/env';
import { isFirstDelivery } from '@/lib/deliveries';
import { filesToRenew } from '@/lib/files-to-renew';
import { tellInstances } from '@/lib/instances';
import { noteWebhook } from '@/lib/last-webhook';
import { ownWebhookHeader } from '@/lib/own-webhook';
import { renewPages } from '@/lib/renew';
import { readAtMost } from '@/lib/request-body';
import { isSignedBy, pagesToRenew, tagsOfGone, tagsToExpire, webhookSchema } from '@/lib/webhook';
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
  const reason = request.headers.get(ownWebhookHeader);
  // The site's own timer says nothing about WordPress.
  if (reason !== 'departure') noteWebhook(new Date());
  if (!isFirstDelivery(delivery.data.id, new Date())) return answer(200, 'Handled before');

  // What this process tells itself, the others find out for themselves.
  if (reason === null) tellInstances(delivery.data);
  const { changes } = delivery.data;
  forgetSharedAnswers();
  for (const tag of [...tagsOfGone(changes), ...tagsToExpire(changes)]) revalidateTag(tag, 'max');
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
