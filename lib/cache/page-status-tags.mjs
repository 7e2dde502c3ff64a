import { maxCacheTagLength } from '../next-internals/headers.mjs';
import { tagValuesOf } from './page-tags.mjs';

/**
 * The kinds of response of a page that is not a normal page with status 200. Each outcome has a code and a detail:
 *
 * - `308`, `307`: a permanent or temporary redirect. The detail is a public path of this site, percent-encoded.
 * - `503`: the main content could not be loaded. The detail is a key of `unavailable.screens` in the messages.
 * - `404`: the item does not exist. The detail is empty.
 * - `partial`: a section could not be loaded. The detail is empty.
 * - `no-store`: the page is for one visitor only. The detail is its status: 200, or that of a refusal such as 429.
 * - `private`: the page is for one visitor only, and the visitor's browser may store it. The detail is empty.
 *
 * A page loads its parts at the same time, so its outcomes come in any order. The outcome whose code is first in this
 * list counts: a page whose main content could not be loaded gets status 503, even if another part failed earlier.
 */
export const outcomeCodes = /** @type {const} */ ([
  '308',
  '307',
  '503',
  '404',
  'partial',
  'no-store',
  'private',
]);

/**
 * A page passes its outcome to the page cache in a cache tag, because Next.js passes nothing else on: `outcomeTag` is
 * the only writer and `outcomesOf` the only reader.
 *
 * @typedef {{ code: typeof outcomeCodes[number], detail: string }} Outcome
 */

/** The kind of the tag, for `tagValuesOf`. */
const tagKind = 'outcome';

/**
 * @param {Outcome} outcome
 * @returns {string} a cache tag
 * @throws {Error} when the tag is too long: Next.js would leave it out
 */
export function outcomeTag({ code, detail }) {
  // Next.js joins tags with commas.
  const text = detail ? `${code} ${detail.replaceAll(',', '%2C')}` : code;
  const tag = `${tagKind}:${text}`;
  if (tag.length > maxCacheTagLength) throw new Error(`The cache tag is too long: ${tag}`);

  return tag;
}

/**
 * The outcomes that a page was tagged with, in the order of the tags.
 *
 * @param {import('../next-internals/cache-types.ts').RenderedEntry} page
 * @returns {Outcome[]}
 * @throws {Error} when a tag is not written by `outcomeTag`
 */
export function outcomesOf(page) {
  return tagValuesOf(page, tagKind).map((text) => {
    const [first, detail = ''] = text.split(' ');
    const code = outcomeCodes.find((each) => each === first);
    if (!code) throw new Error(`A cache tag contains an unknown outcome of a page: “${text}”`);

    return { code, detail };
  });
}

/**
 * Whether a page is for one visitor only, such as a search or a preview. No such page is stored.
 *
 * @param {import('../next-internals/cache-types.ts').RenderedEntry} page
 */
export const isForOneVisitor = (page) =>
  outcomesOf(page).some(({ code }) => code === 'no-store' || code === 'private');
