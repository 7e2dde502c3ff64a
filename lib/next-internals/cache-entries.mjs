/** @typedef {import('./cache-types.ts').CacheEntry} CacheEntry */
/** @typedef {import('./cache-types.ts').FileEntry} FileEntry */
/** @typedef {import('./cache-types.ts').PageEntry} PageEntry */
/** @typedef {import('./cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('./cache-types.ts').SetContext} SetContext */

/*
 * Entries of the cache of Next.js. Assumes that Next.js stores pages and responses of route handlers under these kinds;
 * that it responds to the visitor with the same object after `set`, so that the visitor gets a changed status, header
 * or text; and that its memory returns the same object for an entry until the entry is stored again.
 */

/**
 * @param {CacheEntry | null | undefined} entry
 * @returns {entry is PageEntry}
 */
export const isPage = (entry) => entry?.kind === 'APP_PAGE';

/**
 * @param {CacheEntry | null | undefined} entry
 * @returns {entry is FileEntry}
 */
export const isFile = (entry) => entry?.kind === 'APP_ROUTE';

/**
 * @param {CacheEntry | null | undefined} entry
 * @returns {entry is RenderedEntry}
 */
export const isRendered = (entry) => isPage(entry) || isFile(entry);

/** @param {RenderedEntry} entry */
export const statusOf = ({ status }) => status ?? 200;

/**
 * Replaces the HTML of a page. The body of a file is emptied instead.
 *
 * @param {RenderedEntry} entry
 * @param {string} html
 */
export function replaceContent(entry, html) {
  if (isPage(entry)) entry.html = html;
  else entry.body = Buffer.alloc(0);
}

/**
 * @param {RenderedEntry} entry
 * @param {import('./cache-types.ts').Headers} headers
 */
export function setHeaders(entry, headers) {
  entry.headers = { ...entry.headers, ...headers };
}

/**
 * Shortens the lifetime of an entry that is being stored. Assumes that Next.js takes the lifetime for the visitor's
 * response from the same object.
 *
 * @param {SetContext} context
 * @param {number} seconds
 */
export function shortenLifetime({ cacheControl }, seconds) {
  if (cacheControl)
    cacheControl.revalidate = Math.min(cacheControl.revalidate || Infinity, seconds);
}

/**
 * The same stored entry, but not newer than this time. Assumes that Next.js compares `lastModified` with the time at
 * which a tag expired, and with the lifetime.
 *
 * @template {{ lastModified: number }} Stored
 * @param {Stored} stored
 * @param {number} moment in milliseconds since 1970; infinity changes nothing
 * @returns {Stored}
 */
export function notNewerThan(stored, moment) {
  return moment < stored.lastModified ? { ...stored, lastModified: moment } : stored;
}
