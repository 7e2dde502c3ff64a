import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { lifetimeOf, untilAll, untilStored } from '../../common/visitors/requests.mjs';
import { isRight } from './verdicts.mjs';

/** @typedef {import('./site-behind-proxies.mjs').SiteBehindProxies} SiteBehindProxies */
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
 * @param {SiteBehindProxies} site
 * @param {Result} result
 * @param {import('./phases.mjs').Choice} [choice]
 */
export async function healing(site, result, { alone } = {}) {
  const pages = site.pagesFor(alone);
  const column = 'right again after';
  const put = result.table(typesOf(pages), [column]);
  const isFresh = (page, response) =>
    !isCacheable(page) || page.source === 'nobody' || lifetimeOf(response) > 30;
  await untilHealed(site, pages, (page, verdict) => put(page.type, column, verdict), isFresh);
}

/**
 * Ends the fault, requests every page until it is right and has its last good content, and records after how many
 * seconds it was.
 * @param {SiteBehindProxies} site
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('../../common/results/result.mjs').Verdict) => void} put
 * @param {(page: Page, response: import('../../common/visitors/requests.mjs').VisitorResponse) => boolean} [isFresh] a further
 *   condition for a response
 */
export async function untilHealed(site, pages, put, isFresh = () => true) {
  await site.setFault(null);
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  const isHealed = async (page) => {
    const response = await site.request(page);
    const isGood =
      isRight(page, response) && isSame(site, page, response) && isFresh(page, response);
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
 * @param {SiteBehindProxies} site
 */
export async function recordGoodPages(site) {
  await site.setFault(null);
  const isKnown = (page, response) => {
    site.good.set(page.path, response.text);
    return isRight(page, response) && (!isCacheable(page) || response.state === 'HIT');
  };
  await untilStored(site.pages, (page) => site.request(page), isKnown, longestStoring);
}
