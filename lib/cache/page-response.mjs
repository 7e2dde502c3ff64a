import { createHash } from 'node:crypto';

import { replaceContent, setHeaders, statusOf } from '../next-internals/cache-entries.mjs';
import { noStore, onlyInBrowser } from '../http/cache-control.mjs';
import { unavailablePage } from '../http/unavailable-page.mjs';

/** @typedef {import('../next-internals/cache-types.ts').FileEntry} FileEntry */
/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('./page-status-tags.mjs').PageStatus} PageStatus */

/** Seconds until the next attempt after a failure. */
export const retryAfter = 30;

/**
 * Sets the status of a page, and the target of a redirect, from its tags.
 *
 * @param {RenderedEntry} page is changed
 * @param {PageStatus | null} pageStatus
 */
export function applyPageStatus(page, pageStatus) {
  switch (pageStatus?.code) {
    case '404':
      page.status = 404;
      break;
    case '308':
    case '307':
      redirect(page, Number(pageStatus.code), pageStatus.detail);
      break;
    case 'no-store':
      page.status = Number(pageStatus.detail);
  }
}

/**
 * @param {RenderedEntry} page
 * @param {number} status
 * @param {string} location
 */
function redirect(page, status, location) {
  page.status = status;
  replaceContent(page, '');
  setHeaders(page, { location });
}

/**
 * Replaces a page that could not be rendered with the 503 page.
 *
 * @param {RenderedEntry} page is changed
 * @param {string} screen a key of `unavailable.screens` in the messages
 */
export function replaceWithUnavailable(page, screen) {
  page.status = 503;
  replaceContent(page, unavailablePage(screen));
  setHeaders(page, { 'retry-after': String(retryAfter) });
}

/**
 * Whether a page has scripts. The HTML of a redirect or a 503 was replaced above, and has none.
 *
 * @param {RenderedEntry} page
 */
export const isScripted = (page) => ![307, 308, 503].includes(statusOf(page));

/**
 * Forbids every cache to store this response.
 *
 * @param {RenderedEntry} page is changed
 */
export function forbidStoring(page) {
  setHeaders(page, { 'cache-control': noStore });
}

/**
 * Lets only the visitor's browser store this response.
 *
 * @param {RenderedEntry} page is changed
 */
export function storeOnlyInBrowser(page) {
  setHeaders(page, { 'cache-control': onlyInBrowser });
}

/**
 * Sets ETag and Last-Modified of a file. They stay the same when it is rendered again with the same content.
 *
 * @param {FileEntry} file is changed
 * @param {RenderedEntry | null} previous
 * @param {Date} now
 */
export function setValidators(file, previous, now) {
  const etag = `W/"${createHash('sha256').update(file.body).digest('base64url').slice(0, 27)}"`;
  const isSame = previous?.headers?.etag === etag;
  const changed = isSame ? previous.headers?.['last-modified'] : undefined;
  setHeaders(file, { etag, 'last-modified': changed ?? now.toUTCString() });
}
