import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';
import { isStored, lifetimeOf } from './visit.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./visit.mjs').Answer} Answer */
/** @typedef {import('./results.mjs').Verdict} Verdict */

/** Two tries of four seconds, and making the page. */
const slowest = 8.5;
/** As long as an empty list may be kept, of which nobody knows whether it is true. */
export const shortest = 10;

/**
 * Is this what was promised for an address that never showed anything: what is right, or an honest failure that nothing
 * stores, in time?
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
  // Nobody can know better: that there was more is known only where there once was more.
  const isBelieved = fault === 'empty list' && [200, 307, 404].includes(status) && isBrief(answer);
  return { word: status === 200 ? 'empty' : `${status}`, isRight: isBelieved && isInTime, ...said };
}

/**
 * Is this what was promised for a page that was shown before: its last good content, soon? What is made for each
 * visitor has none.
 * @param {Page} page
 * @param {Answer} answer
 * @param {{ fault: string, good: string, slack: number, soon: number }} circumstances `good`: the content it had;
 *   `soon`: in how many seconds it has to be there
 * @returns {Verdict}
 */
export function verdictOfKnown(page, answer, { fault, good, slack, soon }) {
  if (!isKept(page)) {
    return verdictOfFirst(page, answer, { fault, slack });
  }
  const { status, seconds, text } = answer;
  const isGood = status === 200 && text === good;
  const word = isGood ? 'kept' : status === 200 ? 'other' : `${status}`;
  const isInTime = seconds <= soon || page.source === 'nobody';
  return { word, isRight: isGood && isInTime, seconds, why: describe(page, answer) };
}

/** Does the site keep it? @param {Page} page */
export const isKept = ({ source }) => !['visit', 'file', 'elsewhere'].includes(source);

/**
 * Has it all that it has when all is well?
 * @param {Page} page
 * @param {Answer} answer
 */
export const isRight = ({ shows }, { status, whole }) =>
  status === 200 && shows.every((sign) => sign.test(whole));

/** @param {Answer} answer @param {number} status */
const isFailure = (answer, status) => answer.status === status && !isStored(answer);

/** What a visitor of any language can read, with nothing to run in it; a file has no words for anybody. */
function isHonest({ path }, { whole, policy }) {
  if (isFile(path)) return whole === '';
  const isReadable = ['en', 'de'].every((language) => whole.includes(unavailableTitle(language)));
  return isReadable && !whole.includes('<script') && policy.includes("script-src 'none'");
}

/** Is it for other programs to read? @param {string} path */
export const isFile = (path) => /\.(xml|json|ics)$|^\/api\//.test(path);

/** As `visit` reads it. @param {string} language */
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
