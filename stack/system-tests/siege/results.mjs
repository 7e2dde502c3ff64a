import { table } from '../bench/table.mjs';
import { inSeconds, most, percentile } from './numbers.mjs';

/** One line of the table. @typedef {{ what: string, measured: string, promise: string, isKept: boolean, why?: string }} Finding */

/**
 * @param {string} what
 * @param {number[]} times in seconds
 * @param {{ most: number, share?: number }} promise `share` of the times must not exceed `most` seconds; by default all of them
 * @returns {Finding} broken too when nothing was measured
 */
export function inTime(what, times, { most: allowed, share = 1 }) {
  const worst = percentile(times, share);
  const middle = percentile(times, 0.5);
  const shares = share < 1 ? `, 95% ${inSeconds(worst)}` : '';
  return {
    what,
    measured: `median ${inSeconds(middle)}${shares}, slowest ${inSeconds(most(times))}, of ${times.length}`,
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

/** The table of a siege. */
export class Results {
  /** @type {({ attack: string } & Finding)[]} */
  #findings = [];

  /**
   * @param {string} attack
   * @param {Finding[]} findings
   */
  put(attack, findings) {
    this.#findings.push(...findings.map((finding) => ({ attack, ...finding })));
  }

  toString() {
    const rows = this.#findings.map(({ attack, what, measured, promise, isKept }, index) => {
      const isFirst = this.#findings[index - 1]?.attack !== attack;
      return [isFirst ? attack : '', what, measured, promise, isKept ? 'kept' : 'BROKEN'];
    });
    return table(['During', 'what', 'measured', 'promise', ''], rows);
  }

  /** @returns {string} what is broken, in a line each; empty for nothing */
  failures() {
    if (!this.#findings.length) return 'Nothing was measured.';
    const broken = this.#findings.filter(({ isKept }) => !isKept);
    const lines = broken.map(
      ({ attack, what, measured, promise }) => `${attack}: ${what}: ${measured} (${promise})`,
    );
    const count = `${broken.length} of ${this.#findings.length} guarantees are broken.`;
    return broken.length ? [count, ...lines].join('\n') : '';
  }
}
