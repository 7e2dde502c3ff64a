// The page cache and the pages are bundled apart: what one tells the other lives on the process.

/** Says that lib/page-cache.mjs finishes and stores the pages of this process. */
export function notePageCache() {
  globalThis.hasPageCache = true;
}

/**
 * Does lib/page-cache.mjs finish and store the pages of this process? On a platform that stores pages by itself it is never
 * loaded; then a page has to use what the framework offers by itself.
 *
 * @returns {boolean}
 */
export function hasPageCache() {
  return globalThis.hasPageCache === true;
}
