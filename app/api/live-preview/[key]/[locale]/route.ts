import type { NextRequest } from 'next/server';

import { env, webhookSecrets } from '@/lib/config/env';
import { readLiveKey, type LiveKeyState } from '@/lib/data/live-preview/key';
import { unsavedBody } from '@/lib/data/live-preview/unsaved';
import { emptySlide } from '@/lib/data/live-preview/unsaved-slide';
import {
  frameDocument,
  frameHeaders,
  privateHeaders,
  renderUnsaved,
} from '@/lib/http/live-preview';
import { RateLimit } from '@/lib/http/rate-limit';
import { parseJson, readAtMost } from '@/lib/http/read-body';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';
import { isLocale } from '@/lib/i18n/routing';

type Context = RouteContext<'/api/live-preview/[key]/[locale]'>;

const maxBytes = requestSizeLimits['/api/live-preview'];
// Rendering a preview uses the thread that also serves visitors. An editor's frame sends one request at a time.
const limit = new RateLimit({ burst: 40, perSecond: 10 }, { burst: 60, perSecond: 15 });

/**
 * The document of the preview frame beside the editor of WordPress: a page or a slide without content, which the script
 * in it fills. Only the WordPress that has signed the key may show it. 200, 403 for an invalid key, 404 for an unknown
 * language, 410 for an expired key, 503 when rendering failed, or took more than five seconds.
 */
export async function GET(_request: NextRequest, { params }: Context): Promise<Response> {
  const { key: text, locale } = await params;
  if (!isLocale(locale)) return respond(404);
  const now = new Date();
  const state = readLiveKey(text, { secrets: webhookSecrets, now });
  if (state.kind !== 'valid') return respond(statusOf(state));

  const empty = state.key.postId === 0 ? emptySlide(now) : null;
  const page = await renderUnsaved({ answer: empty }, locale);
  if (!('html' in page)) return respond(503);
  const html = frameDocument(page.html, state.key);
  return new Response(html, { headers: frameHeaders(html, state.key) });
}

/**
 * Renders unsaved content, and stores nothing of it. The body is `{ answer }`, in the format of WordPress's preview
 * route, or a slide (`parseUnsavedSlide`).
 *
 * 200 with the page as HTML, 400 for another body, 403 when the key is invalid or for another post, or when a page of
 * another site sends the request, 404 for an unknown language, 410 for an expired key, 413 over 1 MB, 422 for content
 * that is not a post, event, video, release, tour or slide, 429 (with Retry-After) for too many requests, 503 when
 * rendering failed, or took more than five seconds.
 */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { key: text, locale } = await params;
  if (!isLocale(locale)) return respond(404);
  const state = readLiveKey(text, { secrets: webhookSecrets, now: new Date() });
  if (state.kind !== 'valid') return respond(statusOf(state));
  // Only the document in the frame may send this request, not a page of another site.
  if (request.headers.get('origin') !== new URL(env.SITE_URL).origin) return respond(403);
  const wait = limit.take(state.key.session, Date.now());
  if (wait > 0) return respond(429, { 'retry-after': String(wait) });

  const body = await readAtMost(maxBytes, request).catch(() => '');
  if (body === null) return respond(413);
  const unsaved = unsavedBody.safeParse(parseJson(body));
  if (!unsaved.success) return respond(400);
  if (unsaved.data.answer.id !== state.key.postId) return respond(403);

  const page = await renderUnsaved(unsaved.data, locale);
  return 'html' in page
    ? respond(200, { 'content-type': 'text/html' }, page.html)
    : respond(page.status);
}

const statusOf = ({ kind }: LiveKeyState) => (kind === 'expired' ? 410 : 403);

function respond(status: number, headers: Record<string, string> = {}, body: string | null = null) {
  return new Response(body, { status, headers: { ...privateHeaders, ...headers } });
}
