import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { lifetimeOf, untilAll, untilStored } from '../../common/visitors/requests.mjs';
import { isRight } from './verdicts.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/results/result.mjs').Result} Result */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

/**
 * The maximum time until all pages are right again, in seconds: half a minute until the site tries again, and the time
 * to render all pages.
 */
const longestHealing = 40;
/** The maximum time until all pages are stored, in seconds. A busy WordPress may need more than one attempt. */
const longestStoring = 150;

/**
 * Every page becomes right again by itself after the end of a fault.
 * @param {DrilledSite} drilled
 * @param {Result} result
 * @param {import('./phases.mjs').Choice} [choice]
 */
export async function healing(drilled, result, { alone } = {}) {
  const pages = drilled.pagesFor(alone);
  const column = 'right again after';
  const put = result.table(typesOf(pages), [column]);
  const isFresh = (page, response) =>
    !isCacheable(page) || page.source === 'nobody' || lifetimeOf(response) > 30;
  await untilHealed(drilled, pages, (page, verdict) => put(page.type, column, verdict), isFresh);
}

/**
 * Ends the fault, requests every page until it is right and has its last good content, and records after how many
 * seconds it was.
 * @param {DrilledSite} drilled
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('../../common/results/result.mjs').Verdict) => void} put
 * @param {(page: Page, response: import('../../common/visitors/requests.mjs').VisitorResponse) => boolean} [isFresh] a further
 *   condition for a response
 */
export async function untilHealed(drilled, pages, put, isFresh = () => true) {
  await drilled.setFault(null);
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  const isHealed = async (page) => {
    const response = await drilled.request(page);
    const isGood =
      isRight(page, response) && isSame(drilled, page, response) && isFresh(page, response);
    if (isGood) put(page, { word: 's', isRight: true, seconds: seconds() });
    return isGood;
  };
  const left = await untilAll(pages, isHealed, longestHealing);
  for (const page of left) {
    const why = `${page.path} was not right again in time`;
    put(page, { word: 's', isRight: false, seconds: seconds(), why });
  }
}

const isSame = ({ good }, page, { text }) =>
  !isCacheable(page) || !good.has(page.path) || good.get(page.path) === text;

/**
 * Requests every page until it is right, and records its content.
 * @param {DrilledSite} drilled
 */
export async function recordGoodPages(drilled) {
  await drilled.setFault(null);
  const isKnown = (page, response) => {
    drilled.good.set(page.path, response.text);
    return isRight(page, response) && (!isCacheable(page) || response.state === 'HIT');
  };
  await untilStored(drilled.pages, (page) => drilled.request(page), isKnown, longestStoring);
}
