import { processState } from '../next-internals/process-state.mjs';

const state = processState('pageCache', () => ({ isLoaded: false }));

/** Called by lib/cache/page-cache.mjs: it stores the pages of this process. */
export function registerPageCache() {
  state.isLoaded = true;
}

/**
 * Does lib/cache/page-cache.mjs store the pages of this process? On a platform with a page cache of its own it is never
 * loaded. A page then uses the framework's own 404 and redirects.
 *
 * @returns {boolean}
 */
export function hasPageCache() {
  return state.isLoaded;
}
