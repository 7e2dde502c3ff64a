import { step } from '../../../console.mjs';
import { isCacheable } from '../../common/pages/pages.mjs';
import { lifetimeOf, untilAll, untilStored } from '../../common/visitors/requests.mjs';
import { isRight } from './verdicts.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/results/results.mjs').Results} Results */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

/**
 * The maximum time until all pages are right again, in seconds: half a minute until the site tries again, and the time
 * to render all pages.
 */
const longestHealing = 40;
/** The maximum time until all pages are stored, in seconds. A busy WordPress may need more than one attempt. */
const longestStoring = 150;

/**
 * Checks that every page becomes right again by itself after the end of a fault.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {{ name: string, pages: Page[] }} phase
 */
export async function healing(drilled, results, { name, pages }) {
  const column = 'right again after';
  results.expect(
    name,
    pages.map(({ type }) => type),
    [column],
  );
  const put = (page, verdict) => results.put({ phase: name, row: page.type, column }, verdict);
  const isFresh = (page, response) =>
    !isCacheable(page) || page.source === 'nobody' || lifetimeOf(response) > 30;
  await step(name, () => untilHealed(drilled, pages, put, isFresh));
}

/**
 * Ends the fault, requests every page until it is right and has its last good content, and records after how many
 * seconds it was.
 * @param {DrilledSite} drilled
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('../../common/results/results.mjs').Verdict) => void} put
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
