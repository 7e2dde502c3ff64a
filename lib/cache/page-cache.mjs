import { isRendered, notNewerThan, statusOf } from '../next-internals/cache-entries.mjs';
import { FileSystemCache } from '../next-internals/file-system-cache.mjs';
import { markServedFromCache, noteDataRequestedAt } from '../http/request-context.mjs';
import { writeFileAtomically } from './atomic-file.mjs';
import { postProcessPage } from './post-process-page.mjs';
import { registerPageCache } from './has-page-cache.mjs';
import { isForOneVisitor, pageStatusesOf } from './page-status-tags.mjs';
import { requestedAtOf } from './page-tags.mjs';
import { keepOrReplacePage } from './keep-or-replace-page.mjs';
import { noteStoredPage } from './stored-pages.mjs';

/** @typedef {import('../next-internals/cache-types.ts').CacheEntry} CacheEntry */
/** @typedef {import('../next-internals/cache-types.ts').GetContext} GetContext */
/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('../next-internals/cache-types.ts').SetContext} SetContext */

/** Whether the last page could be stored. A full disk is logged once, and once more when there is room again. */
let canStore = true;

/**
 * The file cache of Next.js, extended for rendered pages and files. It sets the status of missing and failed pages,
 * defers scripts, and sets the Content-Security-Policy. It decides whether a page is stored, and from when its age
 * counts. Pages pass their status to it in a cache tag (lib/cache/page-status-tags.mjs).
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
    const stored = await this.readEntry(key, context);
    const page = stored?.value;
    if (stored && context.kind !== 'FETCH')
      markServedFromCache(
        isRendered(page) ? requestedAtOf(page, 'requested', 'retained') : Infinity,
      );
    if (!isRendered(page)) return stored;

    postProcessPage(page);
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
    postProcessPage(entry);
    // Many searches must not displace the pages that editors ask about.
    if (!isForOneVisitor(entry)) noteStoredPage(key, requestedAt);
  }

  /**
   * The entry that is stored now. Null for the page of a missing item: such a page is stored only to replace the last
   * good page, and is rendered for each visitor.
   *
   * @param {string} key
   * @param {GetContext} context
   */
  async readEntry(key, context) {
    const stored = await super.get(key, context);
    const page = stored?.value;

    return isRendered(page) && isOfMissingItem(page) ? null : stored;
  }

  /**
   * The page that is stored now. Null when there is none, and for the page of a missing item.
   *
   * @param {string} key
   * @param {GetContext} context
   * @returns {Promise<RenderedEntry | null>}
   */
  async readPage(key, context) {
    const page = (await this.readEntry(key, context))?.value;

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

/**
 * Whether the item of this page did not exist when the page was stored. The item may have been restored since, and an
 * outage must not turn it into a 404. Next.js stores a 404 page of its own, which has no such tag.
 *
 * @param {RenderedEntry} page
 */
const isOfMissingItem = (page) =>
  [307, 404].includes(statusOf(page)) && pageStatusesOf(page).length > 0;
