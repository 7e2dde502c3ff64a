import { messageWith } from '../../../common/visitors/contact-messages.mjs';
import { missingPath } from '../addresses.mjs';
import { misspellable, nearMissOf } from '../near-misses.mjs';
import { wordOf } from '../random-words.mjs';
import { addressOf, visitorAt } from '../visitor.mjs';
import { sendRequests, sendRequestsWithWords } from './plan.mjs';

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

/** Searches for random words, each once. @param {Plan} plan @param {Outcome} outcome */
export const searchRandomWords = (plan, outcome) =>
  sendRequestsWithWords(plan, outcome, ({ request }, word, number) =>
    request(searches[number % searches.length](word)),
  );

/** Queries that links of newsletters, forms and curious visitors add to a path. @type {((word: string) => string)[]} */
const queries = [
  (word) => `?${word}`,
  (word) => `?email=${word}%40example.org&k=${word}`,
  (word) => `?utm_source=${word}&mc_eid=${word}`,
  (word) => `?_rsc=${word}`,
  (word) => `?${word}=1&page=2&q=${word}`,
  (word) => `?nxtPslug=${word}&__nextLocale=${word}`,
  () => '',
];

/** Headers that a server or framework may read. @type {((word: string) => Record<string, string>)[]} */
const headers = [
  () => ({}),
  (word) => ({ cookie: `session=${word}`, authorization: `Bearer ${word}`, referer: `/${word}` }),
  (word) => ({ 'user-agent': word, 'accept-language': `${word}, de`, from: `${word}@example.org` }),
  (word) => ({ rsc: '1', 'next-url': `/${word}` }),
  (word) => ({ 'next-url': `/de/${word}`, 'next-router-prefetch': '1', rsc: '1' }),
  (word) => ({
    rsc: '1',
    'next-router-state-tree': encodeURIComponent(JSON.stringify([word, {}])),
  }),
  (word) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${word}` }),
  (word) => ({ host: `${word}.example`, 'x-forwarded-host': `${word}.example` }),
  (word) => ({
    forwarded: `host=${word}.example`,
    'x-original-url': `/${word}`,
    origin: `http://${word}`,
  }),
  (word) => ({
    'x-matched-path': `/${word}`,
    'x-invoke-path': `/${word}`,
    'x-nextjs-rewrite': word,
  }),
  (word) => ({
    'x-prerender-revalidate': word,
    'x-middleware-rewrite': `/${word}`,
    'next-action': word,
  }),
];

/**
 * Requests known pages. Each request has its word in a different part: the query, cookies, other headers.
 * @param {Plan} plan
 * @param {Outcome} outcome
 */
export async function sendQueries(plan, outcome) {
  const { paths = [] } = plan;
  await sendRequestsWithWords(plan, outcome, ({ request }, word, number) => {
    // Three numbers without a common divisor: every page is combined with every query and every header.
    const path = paths[number % paths.length] + queries[number % queries.length](word);
    return request(path, {
      method: number % 13 === 0 ? 'HEAD' : 'GET',
      headers: headers[number % headers.length](word),
    });
  });
}

/** How many IP addresses messages come from: those of people, and those of bots. */
const [honestAddresses, trappedAddresses] = [3, 400];

/**
 * Sends contact messages: from a few IP addresses, as people write them, or from hundreds of IP addresses, as bots do,
 * which fill in the hidden field.
 * @param {Plan} plan
 * @param {Outcome} outcome
 */
export async function sendMessages(plan, outcome) {
  const { origin, first, mark, isTrapped } = plan;
  const addresses = isTrapped ? trappedAddresses : honestAddresses;
  await sendRequests(plan, outcome, async (_, number) => {
    const word = wordOf(mark, first + number);
    const { request, leave } = visitorAt(origin, addressOf(first + (number % addresses)));
    const response = await request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(messageWith(word, { website: isTrapped ? word : '' })),
    });
    leave();
    if (response.status === 200) outcome.accepted.push(word);
    return response;
  });
}
