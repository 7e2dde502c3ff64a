import { maxCacheTagLength } from '../next-internals/headers.mjs';
import { tagValuesOf } from './page-tags.mjs';

/**
 * The kinds of response of a page that is not a normal page with status 200. Each has a code and a detail:
 *
 * - `308`, `307`: a permanent or temporary redirect. The detail is a public path of this site, percent-encoded.
 * - `503`: the main content could not be loaded. The detail is a key of `unavailable.screens` in the messages.
 * - `404`: the item does not exist. The detail is empty.
 * - `partial`: a section could not be loaded. The detail is empty.
 * - `no-store`: the page is for one visitor only. The detail is its status: 200, or that of a refusal such as 429.
 * - `private`: the page is for one visitor only, and the visitor's browser may store it. The detail is empty.
 *
 * A page loads its parts at the same time, so its statuses come in any order. The status whose code is first in this
 * list counts: a page whose main content could not be loaded gets status 503, even if another part failed earlier.
 */
export const pageStatusCodes = /** @type {const} */ ([
  '308',
  '307',
  '503',
  '404',
  'partial',
  'no-store',
  'private',
]);

/**
 * A page passes its status to the page cache in a cache tag, because Next.js passes nothing else on: `pageStatusTag` is
 * the only writer and `pageStatusesOf` the only reader.
 *
 * @typedef {{ code: typeof pageStatusCodes[number], detail: string }} PageStatus
 */

/** The kind of the tag, for `tagValuesOf`. */
const tagKind = 'status';

/**
 * @param {PageStatus} pageStatus
 * @returns {string} a cache tag
 * @throws {Error} when the tag is too long: Next.js would leave it out
 */
export function pageStatusTag({ code, detail }) {
  // Next.js joins tags with commas.
  const text = detail ? `${code} ${detail.replaceAll(',', '%2C')}` : code;
  const tag = `${tagKind}:${text}`;
  if (tag.length > maxCacheTagLength) throw new Error(`The cache tag is too long: ${tag}`);

  return tag;
}

/**
 * The statuses that a page was tagged with, in the order of the tags.
 *
 * @param {import('../next-internals/cache-types.ts').RenderedEntry} page
 * @returns {PageStatus[]}
 * @throws {Error} when a tag is not written by `pageStatusTag`
 */
export function pageStatusesOf(page) {
  return tagValuesOf(page, tagKind).map((text) => {
    const [first, detail = ''] = text.split(' ');
    const code = pageStatusCodes.find((each) => each === first);
    if (!code) throw new Error(`A cache tag contains an unknown page status: “${text}”`);

    return { code, detail };
  });
}

/**
 * Whether a page is for one visitor only, such as a search or a preview. No such page is stored.
 *
 * @param {import('../next-internals/cache-types.ts').RenderedEntry} page
 */
export const isForOneVisitor = (page) =>
  pageStatusesOf(page).some(({ code }) => code === 'no-store' || code === 'private');
