import { revalidateTag } from 'next/cache';
import { after, NextResponse, type NextRequest } from 'next/server';

import { webhookSecrets } from '@/lib/env';
import { handleOnce } from '@/lib/deliveries';
import { keepExpiries } from '@/lib/expiries';
import { filesToRenew } from '@/lib/files-to-renew';
import { tellInstances } from '@/lib/instances';
import { noteSlugs } from '@/lib/known-slugs';
import { noteWebhook } from '@/lib/last-webhook';
import { ownWebhookHeader } from '@/lib/own-webhook';
import { renewPages } from '@/lib/renew';
import { readAtMost } from '@/lib/request-body';
import {
  isSignedBy,
  pagesToRenew,
  tagsOfGone,
  tagsToExpire,
  webhookSchema,
  type Delivery,
} from '@/lib/webhook';
import { forgetAbsences } from '@/lib/wordpress/negative-cache';
import { forgetSharedAnswers } from '@/lib/wordpress/shared-answers';

const maxBytes = 256 * 1024;

/**
 * WordPress says that something has changed (contract: wordpress/contract/webhook.json).
 *
 * 202 when the pages that show it are expired, before any of them is made anew; 200 for a delivery that was handled
 * before; 400 for a body that is not a webhook; 401 for one that is not signed, or signed over five minutes ago; 413
 * for one over 256 KB. What fails on the way is a 500, and does its work when it is repeated.
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
  const isNew = await handleOnce(delivery.data.id, new Date(), () => take(delivery.data, reason));
  // The site's own timer says nothing about WordPress.
  if (reason !== 'departure') noteWebhook(new Date());

  return isNew ? answer(202, 'Accepted') : answer(200, 'Handled before');
}

/** Expires what shows the changes, tells the other processes, and has the pages made anew once this one has answered. */
async function take(delivery: Delivery, reason: string | null): Promise<void> {
  const { changes } = delivery;
  forgetSharedAnswers();
  forgetAbsences();
  noteSlugs(changes);
  const expired = [...tagsOfGone(changes), ...tagsToExpire(changes)];
  for (const tag of expired) revalidateTag(tag, 'max');
  await keepExpiries(expired);
  // What this process tells itself, the others find out for themselves.
  if (reason === null) tellInstances(delivery);
  after(() => renewPages([...pagesToRenew(changes), ...filesToRenew(changes)]));
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
