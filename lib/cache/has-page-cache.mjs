import { processState } from '../next-internals/process-state.mjs';

const state = processState('pageCache', () => ({ isLoaded: false }));

/** Called by lib/cache/page-cache.mjs when it is in use: then it stores the pages of this process. */
export function registerPageCache() {
  state.isLoaded = true;
}

/**
 * Whether lib/cache/page-cache.mjs stores the pages of this process. A platform with its own page cache never loads it.
 * Pages then use the 404 and the redirects of Next.js.
 *
 * @returns {boolean}
 */
export function hasPageCache() {
  return state.isLoaded;
}
