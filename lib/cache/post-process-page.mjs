import { isPage, setHeaders } from '../next-internals/cache-entries.mjs';
import { withCompactPayload } from '../next-internals/compact-payload.mjs';
import { withDeferredScripts } from '../next-internals/deferred-scripts.mjs';
import { buildCsp } from '../http/content-security-policy.mjs';

/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */

/**
 * The HTML of each page after `postProcessPage` has changed it, so that no page is changed twice.
 * @type {WeakMap<RenderedEntry, string>}
 */
const finished = new WeakMap();

/**
 * Makes the payload of a page shorter, defers its scripts, and sets its Content-Security-Policy. This is also done
 * whenever a page is read: an older build may have stored it in another form.
 *
 * @param {RenderedEntry} page is changed
 * @param {{ siteUrl: string, isDeveloping: boolean }} options when `isDeveloping` is true, the page is left unchanged,
 *   because the development server generates scripts on demand
 */
export function postProcessPage(page, { siteUrl, isDeveloping }) {
  if (isDeveloping || !isPage(page) || finished.get(page) === page.html) return;

  page.html = withDeferredScripts(withCompactPayload(page.html));
  const policy = buildCsp(page.html, { siteUrl });
  setHeaders(page, { 'content-security-policy': policy });
  finished.set(page, page.html);
}
