import { isPage, setHeaders, textOf } from '../next-internals/cache-entries.mjs';
import { withDeferredScripts } from '../next-internals/deferred-scripts.mjs';
import { policyOf } from '../http/content-security-policy.mjs';
import { trackPublishedMedia } from '../media/published-media.mjs';

/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */

/**
 * The pages whose links to uploaded files have been recorded.
 * @type {WeakSet<RenderedEntry>}
 */
const tracked = new WeakSet();

/**
 * The HTML with which each page was finished.
 * @type {WeakMap<RenderedEntry, string>}
 */
const finished = new WeakMap();

/**
 * Defers the scripts of a page and sets its Content-Security-Policy. This is also done whenever a page is read: an older
 * build may have stored it in another form.
 *
 * @param {RenderedEntry} page is changed
 * @param {{ siteUrl: string, isDeveloping: boolean }} facts the development server generates scripts on demand
 */
export function finishPage(page, { siteUrl, isDeveloping }) {
  if (!tracked.has(page)) {
    tracked.add(page);
    trackPublishedMedia(textOf(page));
  }
  if (isDeveloping || !isPage(page) || finished.get(page) === page.html) return;

  page.html = withDeferredScripts(page.html);
  const policy = policyOf(page.html, { siteUrl });
  setHeaders(page, { 'content-security-policy': policy });
  finished.set(page, page.html);
}
