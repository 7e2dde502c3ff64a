// The page cache runs beside the bundles of the pages and handlers: what they share lives on the process.
const waiting = (globalThis.waitingForPages ??= new Set());

/**
 * Says that a page was made and stored.
 *
 * @param {string} key the page cache's key, which ends with the page's internal path
 */
export function announcePage(key) {
  for (const tell of waiting) tell(key);
}

/**
 * Waits until a page is stored the next time.
 *
 * @param {string} internalPath as below `app/`, e.g. `/de/news`
 * @param {number} milliseconds how long to wait at most
 * @returns {Promise<void>}
 */
export function nextMade(internalPath, milliseconds) {
  // Whether letters outside ASCII are encoded in a key is the framework's affair.
  const ending = `/$${decodeURIComponent(internalPath)}`;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(tell);
      resolve();
    };
    const tell = (/** @type {string} */ key) => decodeURIComponent(key).endsWith(ending) && done();
    const timer = setTimeout(done, milliseconds);
    waiting.add(tell);
  });
}
