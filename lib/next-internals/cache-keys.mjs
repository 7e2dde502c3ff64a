/*
 * The key of a stored page or file is `/route-cache/<kind>/<hash of its route>/$<path>`. The file cache uses it as
 * the name of its files below the folder `server/` of a build.
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
