/*
 * Next.js 16 gives each response that it caches the key `/route-cache/<kind>/<hash of its route>/$<path>`. The kind is
 * `APP_PAGE` for a page and `APP_ROUTE` for a route handler. Its file cache uses the key as a file name below the
 * folder `server/` of a build. The contract test fails when a version of Next.js does this differently.
 */

/** The folder to which the file cache writes pages. */
export const pagesFolder = 'route-cache';

/**
 * The decoded internal path (below `app/`) of the page with this key, e.g. `/de/news`. In the key, Next.js may or may
 * not percent-encode characters outside ASCII.
 *
 * @param {string} key
 * @returns {string | null} null for a key of another form
 */
export function pathOfKey(key) {
  const start = key.indexOf('/$/');

  return start < 0 ? null : decodeURIComponent(key.slice(start + 2));
}
