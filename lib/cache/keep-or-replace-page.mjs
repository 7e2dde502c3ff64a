import { isFile, shortenLifetime, statusOf } from '../next-internals/cache-entries.mjs';
import { unexpectedlyMissing } from './empty-result-guard.mjs';
import { outcomeCodes, outcomesOf } from './outcome-tags.mjs';
import {
  applyOutcome,
  forbidStoring,
  replaceWithUnavailable,
  retryAfter,
  setValidators,
} from './page-response.mjs';
import { requestedAtOf, isRetained, tagValuesOf, withLifetimeFromNow } from './page-tags.mjs';

/** @typedef {import('../next-internals/cache-types.ts').GetContext} GetContext */
/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */
/** @typedef {import('../next-internals/cache-types.ts').SetContext} SetContext */

/**
 * The pages on disk.
 *
 * @typedef {object} Pages
 * @property {(key: string, context: GetContext) => Promise<RenderedEntry | null>} readPage
 * @property {(key: string, page: RenderedEntry, context: SetContext) => Promise<void>} writePage
 */

/** Seconds until an empty list is requested again: it may be a failure. */
const emptyFor = 10;

/**
 * Decides which page the visitor gets after a rendering, and which page is stored.
 *
 * @param {Pages} pages
 * @param {string} key
 * @param {RenderedEntry} page gets its status and headers
 * @param {SetContext} context
 * @throws {Error} when the last good page stays
 */
export async function keepOrReplacePage(pages, key, page, context) {
  const previous = await pages.readPage(key, { ...context, kind: page.kind });
  const outcomes = outcomesOf(page);
  // The codes are in order of precedence.
  const outcome =
    outcomeCodes.flatMap((each) => outcomes.filter(({ code }) => code === each))[0] ?? null;
  const isForOneVisitor = outcomes.some(({ code }) => code === 'no-store');
  const isIncomplete = outcome?.code === '503' || outcome?.code === 'partial';
  applyOutcome(page, outcome);
  if (isForOneVisitor || (isIncomplete && !previous)) {
    if (outcome?.code === '503') replaceWithUnavailable(page, outcome.detail);
    return forbidStoring(page);
  }
  const lost = isIncomplete
    ? ['some of its data could not be loaded']
    : lostSince(previous, page, key);
  if (previous && lost.length) return retain({ pages, key, previous, context }, lost);
  if (tagValuesOf(page, 'empty').length) shortenLifetime(context, emptyFor);

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

  // Where no page is stored, this one is not stored either: made-up URLs must not fill the disk. A stored page is
  // replaced, because it must not be shown again.
  forbidStoring(page);
  if (previous) await pages.writePage(key, page, context);
}

/**
 * Stores the last good page again. Otherwise the request of every visitor would be passed on to the failing source.
 *
 * @param {Place & { previous: RenderedEntry }} place
 * @param {string[]} reasons
 */
async function retain({ pages, key, previous, context }, reasons) {
  const cacheControl = { ...context.cacheControl, revalidate: retryAfter };
  await pages.writePage(key, withLifetimeFromNow(previous), { ...context, cacheControl });
  throw new Error(`The last good page stays: ${reasons.join(', ')}`);
}

/**
 * The tags of what the last page showed and this one does not, although no webhook has reported a removal. A last page
 * with a status other than 200 showed nothing.
 *
 * @param {RenderedEntry | null} last
 * @param {RenderedEntry} page
 * @param {string} key
 */
function lostSince(last, page, key) {
  if (!last || statusOf(last) !== 200) return [];
  const previous = {
    shown: tagValuesOf(last, 'shown'),
    requestedAt: requestedAtOf(last, 'requested', 'retained'),
  };

  return unexpectedlyMissing(key, { previous, shown: tagValuesOf(page, 'shown'), now: Date.now() });
}
