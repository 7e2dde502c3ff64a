import { foreignWords, wordOf } from '../random-words.mjs';
import { addressOf, visitorAt } from '../visitor.mjs';

/** @typedef {import('../../../http-client.mjs').RawResponse} RawResponse */

/**
 * The plan of an attack.
 * @typedef {object} Plan
 * @property {'addresses' | 'searches' | 'queries' | 'messages' | 'slowness'} kind
 * @property {string} origin on this machine
 * @property {number} seconds the duration of the attack
 * @property {number} connections the number of concurrent connections
 * @property {number} most the maximum number of requests
 * @property {string} mark the beginning of all its random words
 * @property {number} first the first of the numbers that its words and IP addresses contain
 * @property {string[]} [paths] known pages
 * @property {boolean} [isTrapped] whether its messages fill in the hidden field, as those of bots do
 */

/**
 * The result of an attack.
 * @typedef {object} Outcome
 * @property {number} requests
 * @property {Record<string, number>} statuses how many responses had each status; the status is 0 without a response
 * @property {number} slowest the longest response time, in seconds
 * @property {string[]} foreign words of other visitors that it was shown
 * @property {string[]} accepted words of the messages that the site accepted
 * @property {number} open connections with an unfinished head that the server has not closed
 * @property {number} openLarge connections with a large unfinished body that the server has not closed
 * @property {import('../near-misses.mjs').NearMiss[]} nearMisses its requests for misspelled paths
 */

/** The outcome before the first request. @returns {Outcome} */
export const emptyOutcome = () => ({
  ...{ requests: 0, statuses: {}, slowest: 0, foreign: [], accepted: [], open: 0, openLarge: 0 },
  nearMisses: [],
});

/**
 * Sends requests until the time is over or the maximum number of requests is reached. Each connection sends one request
 * after the other.
 * @param {Plan} plan
 * @param {Outcome} outcome
 * @param {(connection: number, number: number) => Promise<RawResponse>} request
 */
export async function sendRequests({ seconds, connections, most }, outcome, request) {
  const end = Date.now() + seconds * 1000;
  let sent = 0;
  const one = async (connection) => {
    while (Date.now() < end && sent < most) {
      const { status, seconds: passed } = await request(connection, sent++);
      outcome.requests++;
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      outcome.slowest = Math.max(outcome.slowest, passed);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
}

/**
 * Like `sendRequests`, but each request contains a word that no other has. Every connection comes from a separate IP
 * address, so that a limit per visitor does not stop the attack. Searches the responses for the words of other
 * requests.
 * @param {Plan} plan
 * @param {Outcome} outcome
 * @param {(visitor: ReturnType<typeof visitorAt>, word: string, number: number) => Promise<RawResponse>} request
 */
export async function sendRequestsWithWords(plan, outcome, request) {
  const { origin, connections, first, mark } = plan;
  const visitors = Array.from({ length: connections }, (_, visitor) =>
    visitorAt(origin, addressOf(first + visitor)),
  );
  await sendRequests(plan, outcome, async (visitor, number) => {
    const word = wordOf(mark, first + number);
    const response = await request(visitors[visitor], word, number);
    const shown = `${JSON.stringify(response.headers)}${response.text}`;
    outcome.foreign.push(...foreignWords(shown, mark, word));
    return response;
  });
  for (const { leave } of visitors) leave();
}

/** A short summary. @param {Outcome} outcome */
export function inWords({ requests, statuses, slowest, open }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${count}×${status}`);
  const slow = open ? [`${open} slow heads open`] : [];
  return [`${requests} requests`, ...counts, `slowest ${slowest.toFixed(1)} s`, ...slow].join(', ');
}
