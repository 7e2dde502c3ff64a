import { randomInt } from 'node:crypto';
import { pause } from '../../../processes/wait.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { sendRequest } from '../../http-client.mjs';

/**
 * @typedef {object} VisitorResponse
 * @property {number} status 0 without a response
 * @property {number} seconds
 * @property {string} text what a visitor reads: the main part of a page, or the whole of a file
 * @property {string} whole the whole response
 * @property {string} caching its Cache-Control
 * @property {string} policy its Content-Security-Policy
 * @property {string} etag
 * @property {string} state the state of the cached page: HIT, STALE or MISS
 * @property {string} location
 */

/**
 * Sends a request with a separate client IP address, so that the rate limits count each request as another visitor.
 * @param {string} url
 * @param {import('../../http-client.mjs').Options} [options]
 * @returns {Promise<VisitorResponse>}
 */
export async function fetchAsVisitor(url, { headers, ...options } = {}) {
  const response = await sendRequest(url, {
    ...options,
    headers: { 'x-forwarded-for': someAddress(), 'accept-encoding': 'identity', ...headers },
  });
  const { status, seconds } = response;
  // In this encoding every byte is a character, so that files can be compared too.
  const whole = response.body.toString('latin1');
  const of = (name) => String(response.headers[name] ?? '');
  return {
    ...{ status, seconds, whole, text: status ? contentOf(whole) : response.text },
    ...{ caching: of('cache-control'), state: of('x-nextjs-cache'), location: of('location') },
    ...{ policy: of('content-security-policy'), etag: of('etag') },
  };
}

const someAddress = () => [10, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.');

/** @param {string} text */
const contentOf = (text) => /<main[^]*<\/main>/.exec(text)?.[0] ?? text;

/** Whether caches may store this response. @param {VisitorResponse} response */
export const isStored = ({ caching }) => !/no-store|private/.test(caching);

/** After how many seconds the site revalidates the page. @param {VisitorResponse} response */
export const lifetimeOf = ({ caching }) => Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? NaN);

/**
 * Calls a function for each item again and again until it has returned true for all.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => Promise<boolean>} isDone
 * @param {number} seconds the maximum time
 * @returns {Promise<Item[]>} the items for which it has not returned true in this time
 */
export async function untilAll(items, isDone, seconds) {
  const end = performance.now() + seconds * 1000;
  let left = items;
  for (;;) {
    const done = await runConcurrently(left, 8, isDone);
    left = left.filter((_, index) => !done[index]);
    if (left.length === 0 || performance.now() > end) return left;
    await pause(500);
  }
}

/**
 * Requests each page again and again until it is stored. If it redirects, changes its path: the path of a share image
 * contains a version, and the site redirects to the current one.
 * @template {{ path: string }} Page
 * @param {Page[]} pages
 * @param {(page: Page) => Promise<VisitorResponse>} request
 * @param {(page: Page, response: VisitorResponse) => boolean} isThere whether this is the response of a stored page
 * @param {number} seconds the maximum time
 * @throws {Error} with the paths of the pages that are not stored in this time, and their last responses
 */
export async function untilStored(pages, request, isThere, seconds) {
  /** @type {Map<Page, string>} */
  const last = new Map();
  const isDone = async (/** @type {Page} */ page) => {
    const response = await request(page);
    last.set(page, `${page.path} responded with ${response.status} ${response.state}`);
    if (response.status === 308) page.path = response.location;
    return isThere(page, response);
  };
  const left = await untilAll(pages, isDone, seconds);
  if (left.length === 0) return;
  const lines = left.map((page) => last.get(page)).join('\n');
  throw new Error(`These pages were not stored within ${seconds} s:\n${lines}`);
}
