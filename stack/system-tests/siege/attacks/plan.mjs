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
 */

/** @returns {Outcome} */
export const nothingYet = () => ({
  ...{ requests: 0, statuses: {}, slowest: 0, foreign: [], accepted: [], open: 0, openLarge: 0 },
});

/**
 * @param {Outcome} outcome
 * @param {import('../../http-client.mjs').Answer} answer
 */
export function note(outcome, { status, seconds }) {
  outcome.requests++;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  outcome.slowest = Math.max(outcome.slowest, seconds);
}

/**
 * Simulates concurrent visitors, who each send one request after the other, until the time is over or the maximum
 * number of requests is reached.
 * @param {Plan} plan
 * @param {Outcome} outcome
 * @param {(visitor: number, number: number) => Promise<import('../../http-client.mjs').Answer>} ask
 */
export async function goOn({ seconds, connections, most }, outcome, ask) {
  const end = Date.now() + seconds * 1000;
  let sent = 0;
  const one = async (visitor) => {
    while (Date.now() < end && sent < most) note(outcome, await ask(visitor, sent++));
  };
  await Promise.all(Array.from({ length: connections }, (_, visitor) => one(visitor)));
}

/** A short summary. @param {Outcome} outcome */
export function inWords({ requests, statuses, slowest, open }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${count}×${status}`);
  const slow = open ? [`${open} slow heads open`] : [];
  return [`${requests} requests`, ...counts, `slowest ${slowest.toFixed(1)} s`, ...slow].join(', ');
}
