import 'server-only';

import { env } from '../config/env';
import { withUnsaved, type Unsaved } from '../data/live-preview/unsaved';
import type { LiveKey } from '../data/live-preview/key';
import { routing, type Locale } from '../i18n/routing';
import { policyOf } from './content-security-policy.mjs';
import { liveScript } from './live-preview-script';
import { warmingHeaders } from './request-context.mjs';
import { requestOwnPage } from './request-own-page';

/**
 * Unsaved content as a page of the site, which this process renders like any other and stores nowhere.
 *
 * @returns its HTML; null when the content is not that of a post, event, video, release or slide
 * @throws {Error} when the page does not come within five seconds
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
 * The document in the editor's frame. All scripts are removed except the one that shows unsaved content: no other is needed,
 * and a page that React controls must not be changed by another script.
 */
export function frameDocument(html: string, { origin }: LiveKey): string {
  return html
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('<html', `<html data-editor="${origin}"`)
    .replace('</body>', `<script>${liveScript}</script></body>`);
}

/** The headers of the document in the frame: only the WordPress that signed the key may show it. */
export function frameHeaders(html: string, { origin }: LiveKey): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(html, { siteUrl: env.SITE_URL, frame: origin }),
    ...privateHeaders,
  };
}

/** A live preview is neither stored nor indexed. Its address contains a key, which must not reach another site as a referrer. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
