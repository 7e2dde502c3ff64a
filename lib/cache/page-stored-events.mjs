import { isKeyOf, pathOfKey } from '../next-internals/cache-keys.mjs';
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
 * @param {number} requestedAt when the first of its data was requested, in milliseconds; infinity where it has none
 */
export function emitPageStored(key, requestedAt) {
  for (const listener of listeners) listener(key, requestedAt);
}

/**
 * Waits until a page is stored the next time.
 *
 * @param {string} internalPath as below `app/`, e.g. `/de/news`
 * @param {number} milliseconds the longest wait
 * @returns {Promise<number | undefined>} when the first of its data was requested; undefined when it was not stored in time
 */
export function oncePageStored(internalPath, milliseconds) {
  return new Promise((resolve) => {
    const done = (/** @type {number | undefined} */ requestedAt = undefined) => {
      clearTimeout(timer);
      listeners.delete(listener);
      resolve(requestedAt);
    };
    const listener = (/** @type {string} */ key, /** @type {number} */ requestedAt) =>
      isKeyOf(key, internalPath) && done(requestedAt);
    const timer = setTimeout(() => done(), milliseconds);
    listeners.add(listener);
  });
}

/**
 * Calls a listener with every page that is stored from now on.
 *
 * @param {(internalPath: string, requestedAt: number) => void} listener gets the decoded path as below `app/`, and when the
 *   first of the page's data was requested, in milliseconds
 */
export function onPageStored(listener) {
  listeners.add((/** @type {string} */ key, /** @type {number} */ requestedAt) => {
    const path = pathOfKey(key);
    if (path) listener(path, requestedAt);
  });
}
