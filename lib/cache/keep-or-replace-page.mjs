import { isFile, shortenLifetime, statusOf } from '../next-internals/cache-entries.mjs';
import { isRecentlyEmpty, unexpectedlyMissing } from './empty-result-guard.mjs';
import { isForOneVisitor, pageStatusCodes, pageStatusesOf } from './page-status-tags.mjs';
import {
  applyPageStatus,
  forbidStoring,
  replaceWithUnavailable,
  retryAfter,
  setValidators,
  storeOnlyInBrowser,
} from './page-response.mjs';
import { requestedAtOf, isRetained, tagValuesOf, withLifetimeFromNow } from './page-tags.mjs';

/** @typedef {import('../next-internals/cache-types.ts').GetContext} GetContext */
/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('../next-internals/cache-types.ts').SetContext} SetContext */

/**
 * The pages on disk. The page of a missing item counts as none: it cannot be the last good page.
 *
 * @typedef {object} Pages
 * @property {(key: string, context: GetContext) => Promise<RenderedEntry | null>} readPage
 * @property {(key: string, page: RenderedEntry, context: SetContext) => Promise<void>} writePage
 */

/** Seconds until a list that has just become empty is requested again: it may be a failure. */
const emptyFor = 10;

/**
 * Decides which page the visitor gets after a rendering, and which page is stored.
 *
 * @param {Pages} pages
 * @param {string} key
 * @param {RenderedEntry} page the new page. Its status and headers are set here
 * @param {SetContext} context
 * @throws {Error} when the last good page stays
 */
export async function keepOrReplacePage(pages, key, page, context) {
  const previous = await pages.readPage(key, { ...context, kind: page.kind });
  const pageStatuses = pageStatusesOf(page);
  // The codes are in order of precedence.
  const pageStatus =
    pageStatusCodes.flatMap((each) => pageStatuses.filter(({ code }) => code === each))[0] ?? null;
  const isIncomplete = pageStatus?.code === '503' || pageStatus?.code === 'partial';
  applyPageStatus(page, pageStatus);
  if (isForOneVisitor(page) || (isIncomplete && !previous)) {
    if (pageStatus?.code === '503') replaceWithUnavailable(page, pageStatus.detail);
    return pageStatus?.code === 'private' ? storeOnlyInBrowser(page) : forbidStoring(page);
  }
  const lost = isIncomplete
    ? ['some data of the new page could not be loaded']
    : missingTags(previous, page, key).map((tag) => `${tag} is missing`);
  if (previous && lost.length) return retain({ pages, key, previous, context }, lost);
  const [empty, shown] = [tagValuesOf(page, 'empty'), tagValuesOf(page, 'shown')];
  if (isRecentlyEmpty(key, { empty, shown, now: Date.now() })) shortenLifetime(context, emptyFor);

  return store({ pages, key, previous, context }, page);
}

/** @typedef {{ pages: Pages, key: string, context: SetContext }} Place */

/**
 * @param {Place & { previous: RenderedEntry | null }} place
 * @param {RenderedEntry} page
 */
async function store({ pages, key, previous, context }, page) {
  if (statusOf(page) === 200) {
    if (isFile(page)) setValidators(page, previous, new Date());
    const stored = isRetained(page, previous) ? withLifetimeFromNow(page) : page;
    return pages.writePage(key, stored, context);
  }

  // Made-up URLs must not fill the disk. So this page is only stored if it replaces a stored page, which must not be
  // shown again.
  forbidStoring(page);
  if (previous) await pages.writePage(key, page, context);
}

/**
 * Stores the last good page again. Otherwise every visitor's request would make the site send another request to the
 * failing data source.
 *
 * @param {Place & { previous: RenderedEntry }} place
 * @param {string[]} reasons
 * @throws {Error} always: Next.js logs it
 */
async function retain({ pages, key, previous, context }, reasons) {
  const cacheControl = { ...context.cacheControl, revalidate: retryAfter };
  await pages.writePage(key, withLifetimeFromNow(previous), { ...context, cacheControl });
  throw new Error(`The last good page stays: ${reasons.join(', ')}`);
}

/**
 * The tags of the items and lists that the stored page shows and the new page does not show, although no webhook has
 * reported a removal. Empty when the stored page is a redirect.
 *
 * @param {RenderedEntry | null} last the stored page
 * @param {RenderedEntry} page
 * @param {string} key
 */
function missingTags(last, page, key) {
  if (!last || statusOf(last) !== 200) return [];
  const previous = {
    shown: tagValuesOf(last, 'shown'),
    requestedAt: requestedAtOf(last, 'requested', 'retained'),
  };

  return unexpectedlyMissing(key, { previous, shown: tagValuesOf(page, 'shown'), now: Date.now() });
}
