import { pathOfKey } from '../next-internals/cache-keys.mjs';
import { processState } from '../next-internals/process-state.mjs';

/**
 * What this process knows of a page, by its decoded internal path. Times are in milliseconds since 1970.
 *
 * @typedef {object} KnownPage
 * @property {number} dataRequestedAt when the first data of the last stored version was requested; 0 when that is not
 *   known
 * @property {number | null} changedAt when an edit last changed the page; null when no edit is known
 * @property {number | null} shownAt since when the page has shown that edit; null until it is stored with newer data
 */

// Only the pages that were changed or stored last are known: editors check only what they have saved recently.
const maxPages = 1_000;

const pages = processState('storedPages', /** @returns {Map<string, KnownPage>} */ () => new Map());

/**
 * Notes that a page was rendered and stored.
 *
 * @param {string} key the page cache's key, which ends with the page's internal path
 * @param {number} requestedAt when its first data was requested, in milliseconds since 1970; infinity where it has none
 */
export function noteStoredPage(key, requestedAt) {
  const path = pathOfKey(key);
  if (path === null) return;
  const { changedAt = null, shownAt = null } = pages.get(path) ?? {};
  // A page without data counts as unknown, because a change may give it some.
  const dataRequestedAt = Number.isFinite(requestedAt) ? requestedAt : 0;
  const showsChange = changedAt !== null && dataRequestedAt >= changedAt;
  keep(path, { dataRequestedAt, changedAt, shownAt: shownAt ?? (showsChange ? Date.now() : null) });
}

/**
 * Notes that an edit has changed a page. Call it before the page is rendered again.
 *
 * @param {string} internalPath below `app/`, e.g. `/de/news`
 * @param {Date} now
 */
export function noteChangedPage(internalPath, now) {
  keep(decodeURIComponent(internalPath), {
    dataRequestedAt: storedDataRequestedAt(internalPath),
    changedAt: now.getTime(),
    shownAt: null,
  });
}

/**
 * When the first data of the stored page was requested, in milliseconds since 1970. 0 when that is not known. The last
 * good page, which is stored again after a failure, counts as not known.
 *
 * @param {string} internalPath
 */
export const storedDataRequestedAt = (internalPath) =>
  pages.get(decodeURIComponent(internalPath))?.dataRequestedAt ?? 0;

/**
 * The time from which the page has shown its last edit, in milliseconds since 1970. Null when the page was not stored
 * again yet, or nothing is known of an edit.
 *
 * @param {string} internalPath
 */
export const changeShownAt = (internalPath) =>
  pages.get(decodeURIComponent(internalPath))?.shownAt ?? null;

/**
 * @param {string} path
 * @param {KnownPage} page
 */
function keep(path, page) {
  // The newest page is at the end.
  pages.delete(path);
  pages.set(path, page);
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size > maxPages) pages.delete(oldest);
}
