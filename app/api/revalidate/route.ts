import { revalidateTag } from 'next/cache';
import { after, NextResponse, type NextRequest } from 'next/server';

import { webhookSecrets } from '@/lib/config/env';
import { handleOnce } from '@/lib/revalidation/once-per-delivery';
import { noteRemovals } from '@/lib/cache/removals.mjs';
import { filesToWarm } from '@/lib/revalidation/files-to-warm';
import { publishToOtherProcesses } from '@/lib/revalidation/processes/connection';
import { forgetSearches } from '@/lib/data/search/recent-searches';
import { noteSlugs } from '@/lib/data/slugs/find-slug';
import { noteWebhook } from '@/lib/revalidation/last-webhook';
import { ownWebhookHeader } from '@/lib/revalidation/own-webhook';
import { warmPages } from '@/lib/revalidation/warm-pages';
import { parseJson, readAtMost } from '@/lib/http/request-body';
import { itemPages, pagesToWarm } from '@/lib/revalidation/pages-to-warm';
import { noteChangedPages } from '@/lib/revalidation/shown-changes';
import { removedTags, tagsToExpire } from '@/lib/revalidation/tags-to-expire';
import { webhookSchema, type Delivery } from '@/lib/revalidation/webhook-schema';
import { isSignedBy } from '@/lib/revalidation/webhook-signature';
import { forgetAbsences } from '@/lib/wordpress/negative-cache';
import { forgetSharedAnswers } from '@/lib/wordpress/shared-answers';

const maxBytes = 256 * 1024;

/**
 * Receives WordPress's webhook about changed content (contract: wordpress/contract/webhook.json).
 *
 * 202 when the affected pages are expired, before any of them is rendered again. 200 for a delivery that was handled
 * before. 400 for a body that is not a webhook, 401 when it is not signed or was signed over five minutes ago, 413 over
 * 256 KB. A failure during processing gives a 500, and the delivery is processed again when it is repeated.
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
  const isNew = await handleOnce(delivery.data.id, new Date(), () =>
    processDelivery(delivery.data, reason),
  );
  // A webhook of the site's own timer does not show that WordPress sends webhooks.
  if (reason !== 'event-expiry') noteWebhook(new Date());

  return isNew ? answer(202, 'Accepted') : answer(200, 'Handled before');
}

/**
 * Expires the pages that show the changes, notifies the other processes, and warms the pages after the response is
 * sent.
 */
async function processDelivery(delivery: Delivery, reason: string | null): Promise<void> {
  const { changes } = delivery;
  forgetSharedAnswers();
  forgetAbsences();
  forgetSearches();
  noteSlugs(changes);
  // When an event expires, no editor has changed anything.
  if (reason !== 'event-expiry') noteChangedPages(changes.flatMap(itemPages), new Date());
  noteRemovals(removedTags(changes));
  for (const tag of tagsToExpire(changes)) revalidateTag(tag, 'max');
  // A webhook that this process sent to itself is not passed on: the other processes find out on their own.
  if (reason === null) publishToOtherProcesses(delivery);
  after(() => warmPages([...pagesToWarm(changes), ...filesToWarm(changes)]));
}

function answer(status: number, message: string): NextResponse {
  return NextResponse.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}
