import { inSeconds, median, most, percentile } from '../../numbers.mjs';

/**
 * A measurement, compared with its guarantee. `what`: its name; `promise`: the guarantee; `why`: the reason of a
 * failure.
 * @typedef {{ what: string, measured: string, promise: string, isKept: boolean, why?: string }} Finding
 */

/**
 * A finding about times.
 * @param {string} what
 * @param {number[]} times in seconds
 * @param {{ most: number, share?: number }} promise `share` of the times must not exceed `most` seconds; by default all
 *   of them
 * @returns {Finding} not kept when nothing was measured
 */
export function inTime(what, times, { most: allowed, share = 1 }) {
  const worst = percentile(times, share);
  const shares = share < 1 ? `, 95% ${inSeconds(worst)}` : '';
  return {
    what,
    measured: `median ${inSeconds(median(times))}${shares}, slowest ${inSeconds(most(times))}, of ${times.length}`,
    promise: `${share < 1 ? '95% within' : 'within'} ${Number(allowed.toFixed(2))} s`,
    isKept: worst <= allowed,
  };
}

/**
 * A finding about a number with a maximum.
 * @param {string} what
 * @param {number} number
 * @param {{ most: number, why?: string }} promise
 * @returns {Finding}
 */
export function atMost(what, number, { most: allowed, why }) {
  const measured = Number.isInteger(number) ? String(number) : number.toFixed(1);
  const promise = allowed === 0 ? 'none' : `at most ${allowed}`;
  return { what, measured, promise, isKept: number <= allowed, why };
}

/**
 * A finding about things that must not exist. Its reason names five of them at most.
 * @param {string} what
 * @param {string[]} things
 * @returns {Finding}
 */
export function noneOf(what, things) {
  return atMost(what, things.length, {
    most: 0,
    why: [...new Set(things)].slice(0, 5).join('\n    '),
  });
}
