import { dataOf, isPage, isRendered, statusOf, textOf } from '../next-internals/cache-entries.mjs';
import { withWriteFile } from '../next-internals/file-system-cache.mjs';
import { AtomicFiles } from './atomic-files.mjs';
import { checksumOf } from './page-checksum.mjs';

/** @typedef {import('../next-internals/cache-types.ts').CacheControl} CacheControl */
/** @typedef {import('../next-internals/cache-types.ts').CacheHandler} CacheHandler */
/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('../next-internals/cache-types.ts').StoredEntry} StoredEntry */

/** Could the last page be stored? A full disk is logged once, and once more when there is room again. */
let canStore = true;

/** The checksum of a stored page is stored among its headers. It is removed before the page is sent. */
const checksumHeader = 'x-stored-checksum';

/**
 * Pages that this process has stored. Their copies in memory are complete.
 * @type {WeakSet<RenderedEntry>}
 */
const ownPages = new WeakSet();

/**
 * Stores a page as the framework's file cache does, but all of its files or none. A page that cannot be
 * stored stays in memory, and its last version stays on disk. The visitor who requested it still gets it.
 *
 * @param {CacheHandler} cache
 * @param {RenderedEntry} page
 * @param {CacheControl | undefined} cacheControl its lifetime, as the framework stores it
 * @param {(cache: CacheHandler, page: RenderedEntry) => Promise<void>} write calls the framework's `set` with what it is
 *   given
 */
export async function writePageFiles(cache, page, cacheControl, write) {
  const files = new AtomicFiles();
  const checksum = checksumOf(page, cacheControl);
  const stored = { ...page, headers: { ...page.headers, [checksumHeader]: checksum } };
  ownPages.add(stored);
  try {
    try {
      await write(withWriteFile(cache, files.write), stored);
    } catch (error) {
      await files.discard();
      throw error;
    }
    await files.publish(isReadFirst);
    if (!canStore) console.info('Pages are stored on disk again');
    canStore = true;
  } catch (error) {
    if (canStore)
      console.error('A page could not be stored on disk; its last version stays', error);
    canStore = false;
  }
}

/** @param {string} file */
const isReadFirst = (file) => /\.(html|body)$/.test(file);

/**
 * Pages that have been checked already.
 * @type {WeakSet<RenderedEntry>}
 */
const whole = new WeakSet();

/**
 * A stored page or file, if it is complete. After a power failure, or an older version that wrote in place, half a page
 * may be on disk. It is rendered again.
 *
 * @param {StoredEntry | null} stored as the framework's file cache reads it
 * @param {string} [buildChecksum] of the same page in the build, if the build rendered it
 * @returns {StoredEntry | null}
 */
export function readPageFiles(stored, buildChecksum) {
  const page = stored?.value;
  if (!page || !isRendered(page) || whole.has(page)) return stored;
  const { [checksumHeader]: checksum, ...headers } = page.headers ?? {};
  const read = { ...page, headers };
  const isWhole = checksum
    ? ownPages.has(page) || checksum === checksumOf(read, stored.cacheControl)
    : isBuiltPage(read, buildChecksum);
  if (!isWhole) return null;
  if (checksum) page.headers = headers;
  whole.add(page);
  return stored;
}

/**
 * @param {RenderedEntry} page
 * @param {string | undefined} checksum undefined for a build without checksums: then its files must look complete
 */
function isBuiltPage(page, checksum) {
  if (checksum) return checksum === checksumOf(page, undefined);
  if (statusOf(page) !== 200) return true;
  if (!isPage(page)) return textOf(page).length > 0;

  return page.html.trimEnd().endsWith('</html>') && dataOf(page).every(endsWithLine);
}

/** Every row of component data ends with a line break. @param {Buffer} data */
const endsWithLine = (data) => data.at(-1) === 0x0a;
