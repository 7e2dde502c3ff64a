import { isPage, setHeaders } from '../next-internals/cache-entries.mjs';
import { withCompactPayload } from '../next-internals/compact-payload.mjs';
import { withDeferredScripts } from '../next-internals/deferred-scripts.mjs';
import { buildCsp } from '../http/content-security-policy.mjs';
import { isScripted } from './page-response.mjs';

/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */

const siteUrl = process.env.SITE_URL ?? '';
// The development server generates scripts on demand.
const isDeveloping = process.env.NODE_ENV === 'development';

/**
 * The HTML of each page after `postProcessPage` has changed it, so that no page is changed twice.
 * @type {WeakMap<RenderedEntry, string>}
 */
const finished = new WeakMap();

/**
 * Makes the payload of a page shorter, defers its scripts, and sets its Content-Security-Policy. This is also done
 * whenever a page is read: an older build may have stored it in another form. In development, the page is left
 * unchanged.
 *
 * @param {RenderedEntry} page is changed
 */
export function postProcessPage(page) {
  if (isDeveloping || !isPage(page) || finished.get(page) === page.html) return;

  page.html = withDeferredScripts(withCompactPayload(page.html));
  const policy = buildCsp(page.html, { siteUrl, isScripted: isScripted(page) });
  setHeaders(page, { 'content-security-policy': policy });
  finished.set(page, page.html);
}
