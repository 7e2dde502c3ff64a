import { isRendered, notNewerThan } from '../next-internals/cache-entries.mjs';
import { FileSystemCache } from '../next-internals/file-system-cache.mjs';
import { markServedFromCache, noteDataRequestedAt } from '../http/request-context.mjs';
import { writeFileAtomically } from './atomic-file.mjs';
import { postProcessPage } from './post-process-page.mjs';
import { registerPageCache } from './has-page-cache.mjs';
import { requestedAtOf } from './page-tags.mjs';
import { keepOrReplacePage } from './keep-or-replace-page.mjs';
import { noteStoredPage } from './stored-pages.mjs';

/** @typedef {import('../next-internals/cache-types.ts').CacheEntry} CacheEntry */
/** @typedef {import('../next-internals/cache-types.ts').GetContext} GetContext */
/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('../next-internals/cache-types.ts').SetContext} SetContext */

const options = {
  siteUrl: process.env.SITE_URL ?? '',
  isDeveloping: process.env.NODE_ENV === 'development',
};

/** Whether the last page could be stored. A full disk is logged once, and once more when there is room again. */
let canStore = true;

/**
 * The file cache of Next.js, extended for rendered pages and files. It sets the status of missing and failed pages,
 * defers scripts, and sets the Content-Security-Policy. It decides whether a page is stored, and from when its age
 * counts. Pages pass their outcome to it in a cache tag (lib/cache/page-status-tags.mjs).
 */
export default class PageCache extends FileSystemCache {
  /** @param {import('../next-internals/cache-types.ts').CacheContext} context */
  constructor(context) {
    // Next.js writes files in place: on a full disk it would leave half a file.
    super({ ...context, fs: { ...context.fs, writeFile: writeFileAtomically } });
  }

  /**
   * Returns a stored page. Its age counts from the request for its data: a change during the rendering must make the
   * page stale.
   *
   * @override
   * @param {string} key
   * @param {GetContext} context
   */
  async get(key, context) {
    // Registered here, because Next.js also creates instances that it never uses. An instance that reads also stores.
    registerPageCache();
    const stored = await super.get(key, context);
    const page = stored?.value;
    if (stored && context.kind !== 'FETCH')
      markServedFromCache(
        isRendered(page) ? requestedAtOf(page, 'requested', 'retained') : Infinity,
      );
    if (!isRendered(page)) return stored;

    postProcessPage(page, options);
    return stored && notNewerThan(stored, requestedAtOf(page, 'requested'));
  }

  /**
   * @override
   * @param {string} key
   * @param {CacheEntry | null} entry
   * @param {SetContext} context
   * @throws {Error} when the last good page stays; Next.js logs it
   */
  async set(key, entry, context) {
    if (!isRendered(entry)) return super.set(key, entry, context);

    const requestedAt = requestedAtOf(entry, 'requested');
    // Called before the page is stored, because storing throws when the last good page stays. The code that warms pages
    // must then see that this page was rendered with new data: rendering it again would not help.
    noteDataRequestedAt(requestedAt);
    await keepOrReplacePage(this, key, entry, context);
    postProcessPage(entry, options);
    noteStoredPage(key, requestedAt);
  }

  /**
   * The page that is stored now.
   *
   * @param {string} key
   * @param {GetContext} context
   * @returns {Promise<RenderedEntry | null>}
   */
  async readPage(key, context) {
    const page = (await super.get(key, context))?.value;

    return isRendered(page) ? page : null;
  }

  /**
   * Stores a page. When the disk is full, the new page stays in memory only, and its last version stays on disk.
   *
   * @param {string} key
   * @param {RenderedEntry} page
   * @param {SetContext} context
   */
  async writePage(key, page, context) {
    try {
      // A copy: the visitor's page gets headers that are not stored.
      await super.set(key, { ...page, headers: { ...page.headers } }, context);
      if (!canStore) console.info('Pages are stored on disk again');
      canStore = true;
    } catch (error) {
      if (canStore)
        console.error(
          'A page could not be stored on disk: visitors get its previous version, or wait until it is rendered. Check the free space and the permissions',
          error,
        );
      canStore = false;
    }
  }
}
