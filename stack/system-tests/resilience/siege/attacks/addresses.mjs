import { missingPath } from '../addresses.mjs';
import { misspellable, nearMissOf } from '../near-misses.mjs';
import { sendRequestsWithWords } from './plan.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Outcome} Outcome */

/**
 * Requests paths that do not exist, a different one each time. Every fifth is a misspelled path of an item.
 * @param {Plan} plan
 * @param {Outcome} outcome
 */
export async function requestMissingPaths(plan, outcome) {
  const { first, paths = [] } = plan;
  const items = misspellable(paths);
  // `missingPath` chooses the route by its number. It gets its own count: `number` leaves out every fifth number here,
  // so some routes would never be requested.
  let next = first;
  await sendRequestsWithWords(plan, outcome, async ({ request }, word, number) => {
    const item = number % 5 === 0 ? items[(number / 5) % items.length] : undefined;
    if (!item) return request(missingPath(word, next++));
    const path = nearMissOf(item, first + number);
    const response = await request(path);
    outcome.nearMisses.push({ path, status: response.status });
    return response;
  });
}

/** Every way to search, each with a word that no other request has. @type {((word: string) => string)[]} */
const searches = [
  (word) => `/search?q=${word}`,
  (word) => `/de/suche?q=${word}`,
  (word) => `/search?q=piano+${word}&page=2`,
  (word) => `/de/suche?q=kl%C3%A4nge+${word}`,
  (word) => `/search?page=9&q=The+${word}`,
];

/**
 * Searches for random words, each once.
 * @param {Plan} plan
 * @param {Outcome} outcome
 */
export async function searchRandomWords(plan, outcome) {
  await sendRequestsWithWords(plan, outcome, ({ request }, word, number) =>
    request(searches[number % searches.length](word)),
  );
}
