import 'server-only';

import { env } from '../config/env';
import { withUnsaved, type Unsaved } from '../data/live-preview/unsaved';
import type { LiveKey } from '../data/live-preview/key';
import { routing, type Locale } from '../i18n/routing';
import { buildCsp } from './content-security-policy.mjs';
import { liveScript } from './live-preview-script';
import { warmingHeaders } from './request-context.mjs';
import { requestOwnPage } from './self-request';

/**
 * Renders unsaved content as a page of the site. This process renders it like any other page, and stores it nowhere.
 *
 * @returns the HTML; null when the content is not that of a post, event, video, release or slide
 * @throws {Error} when the page is not rendered within five seconds
 */
export function renderUnsaved(content: Unsaved, locale: Locale): Promise<string | null> {
  return withUnsaved(content, async (id) => {
    const prefix = locale === routing.defaultLocale ? '' : `/${locale}`;
    const response = await requestOwnPage(`${prefix}/live-preview/${id}`, {
      method: 'GET',
      headers: warmingHeaders,
    });
    return response.ok ? response.text() : null;
  });
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
    'content-security-policy': buildCsp(html, { siteUrl: env.SITE_URL, frame: origin }),
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
