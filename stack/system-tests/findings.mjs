import { UserFacingError } from '../console.mjs';
import { table } from './bench/table.mjs';
import { inSeconds, median, most, percentile } from './numbers.mjs';

/** One line of the table. @typedef {{ what: string, measured: string, promise: string, isKept: boolean, why?: string }} Finding */

/**
 * @param {string} what
 * @param {number[]} times in seconds
 * @param {{ most: number, share?: number }} promise `share` of the times must not exceed `most` seconds; by default all of them
 * @returns {Finding} broken too when nothing was measured
 */
export function inTime(what, times, { most: allowed, share = 1 }) {
  const worst = percentile(times, share);
  const shares = share < 1 ? `, 95% ${inSeconds(worst)}` : '';
  return {
    what,
    measured: `median ${inSeconds(median(times))}${shares}, slowest ${inSeconds(most(times))}, of ${times.length}`,
    promise: `${share < 1 ? '95% within' : 'within'} ${allowed} s`,
    isKept: worst <= allowed,
  };
}

/**
 * @param {string} what
 * @param {number} number
 * @param {{ most: number, unit?: string, why?: string }} promise
 * @returns {Finding}
 */
export function atMost(what, number, { most: allowed, unit = '', why }) {
  const rounded = Number.isInteger(number) ? String(number) : number.toFixed(1);
  const promise = allowed === 0 ? 'none' : `at most ${allowed}${unit}`;
  return { what, measured: `${rounded}${unit}`, promise, isKept: number <= allowed, why };
}

/**
 * @param {string} what
 * @param {string[]} things that must not exist
 * @returns {Finding}
 */
export function noneOf(what, things) {
  return atMost(what, things.length, {
    most: 0,
    why: [...new Set(things)].slice(0, 5).join('\n    '),
  });
}

/**
 * One line for each result, with the reason of a failure if it is known.
 * @param {Finding[]} findings
 */
export const inLines = (findings) =>
  findings
    .map(({ what, measured, promise, isKept, why }) => {
      const reason = !isKept && why ? `\n          ${why}` : '';
      return `      ${isKept ? '✓' : '✗'} ${what}: ${measured} (${promise})${reason}`;
    })
    .join('\n');

/** All findings of a test, as a table. */
export class Results {
  /** @type {({ situation: string } & Finding)[]} */
  #findings = [];

  /**
   * @param {string} situation in which they were found
   * @param {Finding[]} findings
   */
  put(situation, findings) {
    this.#findings.push(...findings.map((finding) => ({ situation, ...finding })));
  }

  toString() {
    const rows = this.#findings.map(({ situation, what, measured, promise, isKept }, index) => {
      const isFirst = this.#findings[index - 1]?.situation !== situation;
      return [isFirst ? situation : '', what, measured, promise, isKept ? 'kept' : 'BROKEN'];
    });
    return table(['During', 'what', 'measured', 'promise', ''], rows);
  }

  /** @throws {UserFacingError} when a promise is broken, which it names, or when nothing was measured */
  requireKept() {
    if (!this.#findings.length) throw new UserFacingError('Nothing was measured.');
    const broken = this.#findings.filter(({ isKept }) => !isKept);
    if (!broken.length) return;
    const lines = broken.map(
      ({ situation, what, measured, promise }) => `${situation}: ${what}: ${measured} (${promise})`,
    );
    const count = `${broken.length} of ${this.#findings.length} guarantees are broken.`;
    throw new UserFacingError([count, ...lines].join('\n'));
  }
}
