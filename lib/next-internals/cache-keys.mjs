/*
 * Next.js 16 gives each response that it caches the key `/route-cache/<kind>/<hash of its route>/$<path>`. The kind is
 * `APP_PAGE` for a page and `APP_ROUTE` for a route handler. Its file cache uses the key as a file name below the folder
 * `server/` of a build. The contract test fails when a version does it in another way.
 */

/** The folder that the file cache writes pages to. */
export const pagesFolder = 'route-cache';

/**
 * The internal path of the page with this key, decoded, as below `app/`, e.g. `/de/news`. The framework may or may not
 * percent-encode letters outside ASCII in it.
 *
 * @param {string} key
 * @returns {string | null} null for a key of another form
 */
export function pathOfKey(key) {
  const start = key.indexOf('/$/');

  return start < 0 ? null : decodeURIComponent(key.slice(start + 2));
}
