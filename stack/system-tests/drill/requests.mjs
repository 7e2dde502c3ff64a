import { randomInt } from 'node:crypto';
import { pause } from '../../processes/wait.mjs';
import { runConcurrently } from '../../run-concurrently.mjs';

/**
 * @typedef {object} Answer
 * @property {number} status 0 when there was none
 * @property {number} seconds
 * @property {string} text what a visitor reads: the main part of a page, or the whole of a file
 * @property {string} whole the whole response
 * @property {string} caching its Cache-Control
 * @property {string} policy its Content-Security-Policy
 * @property {string} etag
 * @property {string} state the state of the cached page: HIT, STALE or MISS
 * @property {string} location
 */

const patience = 20_000;

/**
 * Sends a request with a separate client IP address, so that the rate limits count each request as another visitor.
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<Answer>}
 */
export async function fetchAsVisitor(url, { headers, ...options } = {}) {
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: { 'x-forwarded-for': someAddress(), 'accept-encoding': 'identity', ...headers },
      ...options,
    });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const of = (name) => answer.headers.get(name) ?? '';
    return {
      ...{ status: answer.status, seconds: passed(), text: contentOf(text), whole: text },
      ...{ caching: of('cache-control'), state: of('x-nextjs-cache'), location: of('location') },
      ...{ policy: of('content-security-policy'), etag: of('etag') },
    };
  } catch (error) {
    const text = String(error.cause?.code ?? error.name);
    const nothing = { whole: '', caching: '', state: '', location: '', policy: '', etag: '' };
    return { status: 0, seconds: passed(), text, ...nothing };
  }
}

const someAddress = () => [10, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.');

/** @param {string} text */
const contentOf = (text) => /<main[^]*<\/main>/.exec(text)?.[0] ?? text;

/** @param {Answer} answer */
export const isStored = ({ caching }) => !/no-store|private/.test(caching);

/** After how many seconds the site revalidates the page. @param {Answer} answer */
export const lifetimeOf = ({ caching }) => Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? NaN);

/**
 * Calls a function for each item again and again until it returns true for all.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => Promise<boolean>} isDone
 * @param {number} seconds the maximum time
 * @returns {Promise<{ seconds: number, left: Item[] }>}
 */
export async function until(items, isDone, seconds) {
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  let left = items;
  for (;;) {
    const done = await runConcurrently(left, 8, isDone);
    left = left.filter((_, index) => !done[index]);
    if (left.length === 0 || passed() > seconds) return { seconds: passed(), left };
    await pause(500);
  }
}
