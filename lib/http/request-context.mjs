import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import { renderNowHeader } from '../next-internals/headers.mjs';
import { processState } from '../next-internals/process-state.mjs';

/**
 * What the site knows about the current request.
 *
 * @typedef {object} RequestContext
 * @property {boolean} isServed whether the visitor has got a page from the cache
 * @property {boolean} isWarming whether this process sent the request to itself, to warm a page after an edit
 * @property {'visitor' | 'search' | 'unknown-address'} purpose `visitor`: a page that exists; `search`: a search;
 *   `unknown-address`: a URL that is not known to exist
 * @property {number} startedAt the time at which the request started, in milliseconds since 1970 (UTC)
 * @property {number} [dataRequestedAt] when the first data of the page was requested, in milliseconds since 1970 (UTC);
 *   missing when the page has no such data
 */

const current = processState('requestContext', () => new AsyncLocalStorage());
const warmingKey = processState('warmingKey', randomUUID);

/** The header with which this process marks a warming request. Its value is a key that only this process knows. */
export const warmingHeader = 'x-warming';

/** The headers of a warming request, which this process sends to itself. */
export const warmingHeaders = { [warmingHeader]: warmingKey };

// A test may replace the global `Date` while a request is tracked.
const { now } = Date;

/**
 * How long WordPress and Supabase may take together, in milliseconds. A visitor gets a response within eight seconds.
 * The half second that is left is for rendering the page.
 */
const timeForSources = 7_500;

/**
 * Stores for a request when it started, and whether it is a warming request.
 *
 * @param {import('../next-internals/request-start.mjs').RequestStart} start
 */
export function trackRequest({ request }) {
  const isWarming = request.headers[warmingHeader] === warmingKey;
  if (isWarming) delete request.headers[warmingHeader];
  // Only this process may use the header that makes Next.js render a page before it responds.
  else delete request.headers[renderNowHeader];
  // The handling of the request continues in this async context, so everything it starts belongs to this request.
  current.enterWith({ isServed: false, isWarming, purpose: 'visitor', startedAt: now() });
}

/**
 * The response header for warming requests only: when the first data of the page was requested, in milliseconds since
 * 1970.
 */
export const dataRequestedAtHeader = 'x-data-from';

/**
 * Records that the visitor got the stored page. All further rendering in this request is background revalidation.
 *
 * @param {number} [dataRequestedAt] when the first data of the page was requested, in milliseconds since 1970 (UTC);
 *   infinity when the page has none
 */
export function markServedFromCache(dataRequestedAt = Infinity) {
  const context = current.getStore();
  if (!context) return;
  context.isServed = true;
  noteDataRequestedAt(dataRequestedAt);
}

/**
 * Records when the first data was requested for the page that this request has found in the cache or has rendered.
 *
 * @param {number} dataRequestedAt in milliseconds since 1970 (UTC); infinity when the page has no such data
 */
export function noteDataRequestedAt(dataRequestedAt) {
  const context = current.getStore();
  if (!context) return;
  context.dataRequestedAt = Number.isFinite(dataRequestedAt) ? dataRequestedAt : undefined;
}

/**
 * The value of `dataRequestedAtHeader` for the response of the current request.
 *
 * @returns {string | undefined} undefined when this is not a warming request, and when the time is not known
 */
export function dataRequestedAtForWarming() {
  const { isWarming, dataRequestedAt } = current.getStore() ?? {};

  return isWarming && dataRequestedAt !== undefined ? String(dataRequestedAt) : undefined;
}

/** Marks the request as one for a URL that is not known to exist: a client may have invented it. */
export function markUnknownAddress() {
  const context = current.getStore();
  if (context) context.purpose = 'unknown-address';
}

/** Marks the request as a search. Each search with a new text costs a request to WordPress. */
export function markSearch() {
  const context = current.getStore();
  if (context) context.purpose = 'search';
}

/**
 * Whether a visitor is waiting for the page that is being rendered now.
 *
 * @returns {boolean} false in a build, and in work that a timer starts
 */
export function isVisitorWaiting() {
  return current.getStore()?.isServed === false;
}

/**
 * Why a request to WordPress or Supabase is sent now: `warming` a page after an edit, for a `visitor` who waits, in the
 * `background` after a stored page was served, for a `search`, for an `unknown-address`, or `none` of these, as in a
 * build.
 *
 * @returns {'warming' | 'visitor' | 'background' | 'search' | 'unknown-address' | 'none'}
 */
export function requestPurpose() {
  const context = current.getStore();
  if (!context) return 'none';
  if (context.isWarming) return 'warming';
  if (context.isServed) return 'background';

  return context.purpose;
}

/**
 * How long WordPress and Supabase may still take, so that a visitor gets a response within eight seconds, however many
 * requests a page needs.
 *
 * @returns {number} milliseconds; infinity when no visitor waits
 */
export function remainingTime() {
  const context = current.getStore();
  if (!context || context.isServed) return Infinity;

  return Math.max(0, context.startedAt + timeForSources - Date.now());
}
