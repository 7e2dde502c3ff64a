import { pathOfKey } from '../next-internals/cache-keys.mjs';
import { processState } from '../next-internals/process-state.mjs';

/** @typedef {(key: string, requestedAt: number) => void} Listener */

const listeners = processState(
  'pageStoredListeners',
  /** @returns {Set<Listener>} */ () => new Set(),
);

/**
 * Emits that a page was rendered and stored.
 *
 * @param {string} key the page cache's key, which ends with the page's internal path
 * @param {number} requestedAt when its first data was requested, in milliseconds since 1970; infinity where it has none
 */
export function emitPageStored(key, requestedAt) {
  for (const listener of listeners) listener(key, requestedAt);
}

/**
 * Calls a listener with every page that is stored from now on.
 *
 * @param {(internalPath: string, requestedAt: number) => void} listener gets the decoded internal path (below `app/`),
 *   and when the first data of the page was requested, in milliseconds since 1970
 */
export function onPageStored(listener) {
  listeners.add((/** @type {string} */ key, /** @type {number} */ requestedAt) => {
    const path = pathOfKey(key);
    if (path) listener(path, requestedAt);
  });
}
