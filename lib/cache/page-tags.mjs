import { cacheTagsHeader as header } from '../next-internals/headers.mjs';
import { setHeaders } from '../next-internals/cache-entries.mjs';

/** @typedef {import('../next-internals/cache-types.ts').RenderedEntry} RenderedEntry */

/**
 * The values of all tags of one kind that a rendered page has, e.g. `requested:123` -> `123`.
 *
 * @param {RenderedEntry} page
 * @param {string} kind
 * @returns {string[]}
 */
export function tagValuesOf(page, kind) {
  const tags = page.headers?.[header]?.split(',') ?? [];

  return tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
}

/**
 * When the first data of a page was requested, in milliseconds since 1970; infinity for a page without data.
 *
 * @param {RenderedEntry} page
 * @param {...string} kinds the kinds of tags to read: `requested`, and `retained` after a failure
 */
export function requestedAtOf(page, ...kinds) {
  return Math.min(...kinds.flatMap((kind) => tagValuesOf(page, kind)).map(Number));
}

/**
 * Whether this is the last good page and not a new one. After a failure, Next.js stores the last good page again, as it
 * was when the attempt began. By then, another failed attempt may already have stored it with the tag `retained`.
 *
 * @param {RenderedEntry} page
 * @param {RenderedEntry | null} previous
 */
export function isRetained(page, previous) {
  return previous !== null && retainedTags(previous) === retainedTags(page);
}

/**
 * The tags of a page in the form that they have after a failure: `retained` in place of `requested`.
 *
 * @param {RenderedEntry} page
 */
function retainedTags(page) {
  return page.headers?.[header]?.replace(/\brequested:/g, 'retained:');
}

/**
 * A copy of the page whose age counts from now, not from the request for its data. The time of that request moves from
 * the tag `requested` to the tag `retained`.
 *
 * @template {RenderedEntry} Page
 * @param {Page} page
 * @returns {Page}
 */
export function withLifetimeFromNow(page) {
  const tags = retainedTags(page);
  const copy = { ...page };
  if (tags) setHeaders(copy, { [header]: tags });

  return copy;
}
