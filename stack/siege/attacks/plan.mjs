/**
 * What the process that attacks is told.
 * @typedef {object} Plan
 * @property {'addresses' | 'queries' | 'messages' | 'slowness'} kind
 * @property {string} origin of this machine
 * @property {number} seconds after which it stops by itself
 * @property {number} connections at once
 * @property {number} most requests in all
 * @property {string} mark what its words begin with
 * @property {number} first of the numbers and addresses that it takes
 * @property {string[]} [paths] known pages
 * @property {boolean} [isTrapped] whether its messages are such as only programs send
 */

/**
 * What it has done.
 * @typedef {object} Outcome
 * @property {number} requests
 * @property {Record<string, number>} statuses how often each was answered; 0 for no answer
 * @property {number} slowest answer, in seconds
 * @property {string[]} foreign what it was shown of others
 * @property {string[]} accepted words of the messages that were taken
 * @property {number} open heads that never end, and that nobody has closed
 */

/** @returns {Outcome} */
export const nothingYet = () => ({
  ...{ requests: 0, statuses: {}, slowest: 0, foreign: [], accepted: [], open: 0 },
});

/**
 * @param {Outcome} outcome
 * @param {import('../plain-request.mjs').PlainAnswer} answer
 */
export function note(outcome, { status, milliseconds }) {
  outcome.requests++;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  outcome.slowest = Math.max(outcome.slowest, milliseconds / 1000);
}

/**
 * So many visitors, each of whom goes on asking, one question after the other, until the time or the number is over.
 * @param {Plan} plan
 * @param {Outcome} outcome
 * @param {(visitor: number, number: number) => Promise<import('../plain-request.mjs').PlainAnswer>} ask
 */
export async function goOn({ seconds, connections, most }, outcome, ask) {
  const end = Date.now() + seconds * 1000;
  let asked = 0;
  const one = async (visitor) => {
    while (Date.now() < end && asked < most) note(outcome, await ask(visitor, asked++));
  };
  await Promise.all(Array.from({ length: connections }, (_, visitor) => one(visitor)));
}

/** In few words. @param {Outcome} outcome */
export function inWords({ requests, statuses, slowest, open }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${count}×${status}`);
  const slow = open ? [`${open} slow heads open`] : [];
  return [`${requests} requests`, ...counts, `slowest ${slowest.toFixed(1)} s`, ...slow].join(', ');
}
