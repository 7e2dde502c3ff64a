import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../../settings.mjs';
import { isCacheable } from '../../common/pages/pages.mjs';
import { isStored, lifetimeOf } from '../../common/visitors/requests.mjs';

/** @typedef {import('../../common/pages/pages.mjs').Page} Page */
/** @typedef {import('../../common/visitors/requests.mjs').VisitorResponse} VisitorResponse */
/** @typedef {import('../../common/results/result.mjs').Verdict} Verdict */

/** The maximum response time, in seconds: two attempts of four seconds, and the rendering. */
const slowest = 8.5;
/** Seconds that are added to each limit. Also the limit of a response that needs no rendering. */
export const tolerance = 1;
/**
 * The shortest lifetime that the site gives a stored page, in seconds: that of a list that has just become empty
 * (lib/cache/keep-or-replace-page.mjs).
 */
export const shortestLifetime = 10;

/**
 * Whether this is an expected response for a path that was never rendered: in time, and either the correct response, or
 * an error that no cache stores.
 * @param {Page} page
 * @param {VisitorResponse} response
 * @param {{ fault: string, slack: number }} circumstances `slack`: seconds that a busy machine may take longer
 * @returns {Verdict}
 */
export function verdictOfFirst(page, response, { fault, slack }) {
  const { status, seconds } = response;
  const said = { seconds, why: describe(page, response) };
  const isInTime = seconds <= slowest + slack;
  if (isRight(page, response)) return { word: 'right', isRight: isInTime, ...said };
  if (page.source === 'file')
    return { word: `${status}`, isRight: isFailure(response, 502), ...said };
  if (isFailure(response, 503)) {
    return { word: '503', isRight: isInTime && isReadableError(page, response), ...said };
  }
  // The site can only know that an empty list is wrong if it has seen its items before.
  const isBelieved = fault === 'empty list' && isStoredBriefly(response);
  if (status === 200 && page.mayBePartial) {
    return { word: 'in part', isRight: isInTime && (isBelieved || !isStored(response)), ...said };
  }
  const isExpected = isBelieved && [200, 307, 404].includes(status);
  return { word: status === 200 ? 'empty' : `${status}`, isRight: isExpected && isInTime, ...said };
}

/**
 * Whether this is the expected response for a page that was stored before: its last good content, in time. A page that
 * is rendered for each visitor has no stored content, so for such a page the rules of `verdictOfFirst` apply.
 * @param {Page} page
 * @param {VisitorResponse} response
 * @param {{ fault: string, good: string, slack: number, soon?: number }} circumstances `good`: the content it had;
 *   `soon`: within how many seconds it must be shown, by default as many as `slack`
 * @returns {Verdict}
 */
export function verdictOfKnown(page, response, { fault, good, slack, soon = slack }) {
  if (!isCacheable(page)) {
    return verdictOfFirst(page, response, { fault, slack });
  }
  const { status, seconds, text } = response;
  const isGood = status === 200 && text === good;
  const word = isGood ? 'same' : status === 200 ? 'other' : `${status}`;
  return { word, isRight: isGood && seconds <= soon, seconds, why: describe(page, response) };
}

/**
 * Whether the content is complete.
 * @param {Page} page
 * @param {VisitorResponse} response
 */
export const isRight = ({ shows }, { status, whole }) =>
  status === 200 && shows.every((sign) => sign.test(whole));

/** @param {VisitorResponse} response @param {number} status */
const isFailure = (response, status) => response.status === status && !isStored(response);

/**
 * Whether visitors of both languages can read this error page, and without scripts. An error in place of a file must
 * have no body.
 */
function isReadableError({ path }, { whole, policy }) {
  if (isFile(path)) return whole === '';
  const isReadable = ['en', 'de'].every((language) => whole.includes(unavailableTitle(language)));
  return isReadable && !whole.includes('<script') && policy.includes("script-src 'none'");
}

/** Whether this is a file for other programs, and not a page. @param {string} path */
const isFile = (path) => /\.(xml|json|ics)$|^\/api\//.test(path);

/** The title of the error page, in the encoding of `fetchAsVisitor` (latin1). @param {string} language */
function unavailableTitle(language) {
  const file = join(rootDir, 'messages', `${language}.json`);
  return Buffer.from(JSON.parse(readFileSync(file, 'utf8')).unavailable.title).toString('latin1');
}

/** Whether caches may store this response for ten seconds at most. @param {VisitorResponse} response */
const isStoredBriefly = (response) =>
  !isStored(response) || lifetimeOf(response) <= shortestLifetime;

/** @param {Page} page @param {VisitorResponse} response */
const describe = ({ path }, { status, seconds, text, caching, state }) =>
  `${path} responded with ${status} in ${seconds.toFixed(2)} s (${state}; ${caching}): ` +
  text.replace(/<script.*?<\/script>|<[^>]*>|\s+/gs, ' ').slice(0, 160);
