import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../settings.mjs';
import { isStored, lifetimeOf } from './requests.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./requests.mjs').Answer} Answer */
/** @typedef {import('./results.mjs').Verdict} Verdict */

/** Seconds: two attempts of four seconds, and the rendering. */
const slowest = 8.5;
/** The longest time an unconfirmed empty list may be stored. */
export const shortest = 10;

/**
 * Is this the promised response for an address that was never rendered? That is the correct response, or an honest failure
 * that no cache stores, in time.
 * @param {Page} page
 * @param {Answer} answer
 * @param {{ fault: string, slack: number }} circumstances `slack`: seconds that a busy machine may take longer
 * @returns {Verdict}
 */
export function verdictOfFirst(page, answer, { fault, slack }) {
  const { status, seconds } = answer;
  const said = { seconds, why: describe(page, answer) };
  const isInTime = seconds <= slowest + slack || page.source === 'nobody';
  if (isRight(page, answer)) return { word: 'right', isRight: isInTime, ...said };
  if (page.source === 'file')
    return { word: `${status}`, isRight: isFailure(answer, 502), ...said };
  if (isFailure(answer, 503)) {
    return { word: '503', isRight: isInTime && isHonest(page, answer), ...said };
  }
  if (status === 200 && page.source === 'both') {
    return { word: 'in part', isRight: isInTime && isBrief(answer), ...said };
  }
  // An empty list is only suspicious if there were items before.
  const isBelieved = fault === 'empty list' && [200, 307, 404].includes(status) && isBrief(answer);
  return { word: status === 200 ? 'empty' : `${status}`, isRight: isBelieved && isInTime, ...said };
}

/**
 * Is this the promised response for a page that was stored before? That is its last good content, in time. A page that is
 * rendered for each visitor has none.
 * @param {Page} page
 * @param {Answer} answer
 * @param {{ fault: string, good: string, slack: number, soon: number }} circumstances `good`: the content it had;
 *   `soon`: in how many seconds it has to be there
 * @returns {Verdict}
 */
export function verdictOfKnown(page, answer, { fault, good, slack, soon }) {
  if (!isCacheable(page)) {
    return verdictOfFirst(page, answer, { fault, slack });
  }
  const { status, seconds, text } = answer;
  const isGood = status === 200 && text === good;
  const word = isGood ? 'same' : status === 200 ? 'other' : `${status}`;
  const isInTime = seconds <= soon || page.source === 'nobody';
  return { word, isRight: isGood && isInTime, seconds, why: describe(page, answer) };
}

/** Does the site cache this page? @param {Page} page */
export const isCacheable = ({ source }) => !['per-request', 'file', 'elsewhere'].includes(source);

/**
 * Is the content complete?
 * @param {Page} page
 * @param {Answer} answer
 */
export const isRight = ({ shows }, { status, whole }) =>
  status === 200 && shows.every((sign) => sign.test(whole));

/** @param {Answer} answer @param {number} status */
const isFailure = (answer, status) => answer.status === status && !isStored(answer);

/** A page that visitors of both languages can read, without scripts. A file has no text. */
function isHonest({ path }, { whole, policy }) {
  if (isFile(path)) return whole === '';
  const isReadable = ['en', 'de'].every((language) => whole.includes(unavailableTitle(language)));
  return isReadable && !whole.includes('<script') && policy.includes("script-src 'none'");
}

/** Is it for other programs to read? @param {string} path */
export const isFile = (path) => /\.(xml|json|ics)$|^\/api\//.test(path);

/** As `fetchAsVisitor` reads it. @param {string} language */
function unavailableTitle(language) {
  const file = join(rootDir, 'messages', `${language}.json`);
  return Buffer.from(JSON.parse(readFileSync(file, 'utf8')).unavailable.title).toString('latin1');
}

/** @param {Answer} answer */
const isBrief = (answer) => !isStored(answer) || lifetimeOf(answer) <= shortest;

/** @param {Page} page @param {Answer} answer */
const describe = ({ path }, { status, seconds, text, caching, state }) =>
  `${path} answered ${status} in ${seconds.toFixed(2)} s (${state}; ${caching}): ` +
  text.replace(/<script.*?<\/script>|<[^>]*>|\s+/gs, ' ').slice(0, 160);
