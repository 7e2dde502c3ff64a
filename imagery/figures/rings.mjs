/** @typedef {import('./index.mjs').Figure} Figure */

/**
 * Drops that fall at the same time: circular waves from each source, which fade as they spread.
 * @param {object} shape
 * @param {import('./index.mjs').Drop[]} shape.sources
 * @param {number} shape.k wave number
 * @param {number} shape.fade how fast the waves fade
 * @returns {Figure}
 */
export function rings({ sources, k, fade }) {
  return (u, v) => {
    let sum = 0;
    for (const [x, y, gain = 1, phase = 0] of sources) {
      const r = Math.hypot(u - x, v - y);
      sum += (gain * Math.cos(k * r + phase)) / Math.sqrt(1 + fade * k * r);
    }
    return sum;
  };
}
