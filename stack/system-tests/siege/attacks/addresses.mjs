import { misspellable, missingPath, nearMissOf } from '../addresses.mjs';
import { sendRequestsWithWords } from './plan.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Outcome} Outcome */

/**
 * Requests paths that do not exist, a different one each time. Every fifth is a misspelled path of a post.
 * @param {Plan} plan
 * @param {Outcome} outcome
 */
export async function requestMissingPaths(plan, outcome) {
  const { first, paths = [] } = plan;
  const posts = misspellable(paths);
  await sendRequestsWithWords(plan, outcome, ({ ask }, word, number) => {
    const post = number % 5 === 0 ? posts[(number / 5) % posts.length] : undefined;
    return ask(post ? nearMissOf(post, first + number) : missingPath(word, first + number));
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
  await sendRequestsWithWords(plan, outcome, ({ ask }, word, number) =>
    ask(searches[number % searches.length](word)),
  );
}
