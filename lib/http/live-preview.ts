import 'server-only';

import { env } from '../config/env';
import { withUnsaved, type Unsaved } from '../data/live-preview/unsaved';
import type { LiveKey } from '../data/live-preview/key';
import { routing, type Locale } from '../i18n/routing';
import { buildCsp } from './content-security-policy.mjs';
import { liveScript } from './live-preview-script';
import { warmingHeaders } from './request-context.mjs';
import { requestOwnPage } from './self-request';

/** The HTML of a live preview, or the status that says why there is none. */
type RenderedPreview = { html: string } | { status: 422 | 503 };

/**
 * Renders unsaved content as a page of the site. This process renders it like any other page, and stores it nowhere.
 * Never throws: a failure is logged.
 *
 * @returns the HTML; 422 when the content is not that of a post, event, video, release, tour or slide; 503 when
 *   rendering failed, or took more than five seconds
 */
export async function renderUnsaved(content: Unsaved, locale: Locale): Promise<RenderedPreview> {
  const prefix = locale === routing.defaultLocale ? '' : `/${locale}`;
  try {
    return await withUnsaved<RenderedPreview>(content, async (id) => {
      const path = `${prefix}/live-preview/${id}`;
      const response = await requestOwnPage(path, { method: 'GET', headers: warmingHeaders });
      if (response.ok) return { html: await response.text() };
      await response.body?.cancel();
      if (response.status === 422) return { status: 422 };
      throw new Error(`The page responded with status ${response.status}`);
    });
  } catch (error) {
    console.error('A live preview could not be rendered', error);
    return { status: 503 };
  }
}

/**
 * The document for the frame in the editor. All scripts of the page are removed, and the script that shows unsaved
 * content is added. No other script is needed, and no other script may change a page that React controls.
 */
export function frameDocument(html: string, { origin }: LiveKey): string {
  return html
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('<html', `<html data-editor="${origin}"`)
    .replace('</body>', `<script>${liveScript}</script></body>`);
}

/** The headers of the document in the frame. Only the WordPress site that signed the key may show it in a frame. */
export function frameHeaders(html: string, { origin }: LiveKey): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': buildCsp(html, {
      siteUrl: env.SITE_URL,
      isScripted: true,
      frame: origin,
    }),
    ...privateHeaders,
  };
}

/**
 * The headers of a live preview, which must be neither stored nor indexed. The URL contains a key, which must not reach
 * another site as a referrer.
 */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
