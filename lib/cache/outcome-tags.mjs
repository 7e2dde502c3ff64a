import { longestCacheTag } from '../next-internals/headers.mjs';
import { tagValuesOf } from './page-tags.mjs';

/**
 * How a page answers when it is not a normal page with status 200. The page passes its outcome to the page cache in a
 * cache tag, because Next.js passes nothing else on: `outcomeTag` is the only writer and `outcomesOf` the only reader.
 *
 * `path` is a public path of this site, percent-encoded; `screen` is a key of `unavailable.screens` in the messages;
 * `status` is 200, or the status of a refusal such as 429.
 *
 * @typedef {{ kind: 'not-found' }
 *   | { kind: 'permanent-redirect', path: string }
 *   | { kind: 'temporary-redirect', path: string }
 *   | { kind: 'unavailable', screen: string }
 *   | { kind: 'partial' }
 *   | { kind: 'no-store', status: number }} Outcome
 */

/** The kind of the tag, for `tagValuesOf`. */
const tagKind = 'outcome';

/**
 * @param {Outcome} outcome
 * @returns {string} a cache tag
 * @throws {Error} when the tag is too long: Next.js would leave it out
 */
export function outcomeTag(outcome) {
  const tag = `${tagKind}:${toText(outcome)}`;
  if (tag.length > longestCacheTag) throw new Error(`The cache tag is too long: ${tag}`);

  return tag;
}

/**
 * The outcomes that a page was tagged with, in their order.
 *
 * @param {import('../next-internals/cache-types.ts').RenderedEntry} page
 * @returns {Outcome[]}
 * @throws {Error} when a tag is not written by `outcomeTag`
 */
export function outcomesOf(page) {
  return tagValuesOf(page, tagKind).map(parseText);
}

/** @param {Outcome} outcome */
function toText(outcome) {
  switch (outcome.kind) {
    case 'not-found':
      return '404';
    case 'permanent-redirect':
      return `308 ${withoutCommas(outcome.path)}`;
    case 'temporary-redirect':
      return `307 ${withoutCommas(outcome.path)}`;
    case 'unavailable':
      return `503 ${outcome.screen}`;
    case 'partial':
      return 'partial';
    case 'no-store':
      return `no-store ${outcome.status}`;
  }
}

// Next.js joins tags with commas.
const withoutCommas = (/** @type {string} */ path) => path.replaceAll(',', '%2C');

/**
 * @param {string} text
 * @returns {Outcome}
 */
function parseText(text) {
  const [code, detail = ''] = text.split(' ');
  switch (code) {
    case '404':
      return { kind: 'not-found' };
    case '308':
      return { kind: 'permanent-redirect', path: detail };
    case '307':
      return { kind: 'temporary-redirect', path: detail };
    case '503':
      return { kind: 'unavailable', screen: detail };
    case 'partial':
      return { kind: 'partial' };
    case 'no-store':
      return { kind: 'no-store', status: Number(detail) };
    default:
      throw new Error(`A cache tag contains an unknown outcome of a page: “${text}”`);
  }
}
