import { besselTable } from '../../lib/figures/bessel.mjs';
import { stretch } from '../../lib/figures/tone.mjs';

/** @typedef {import('./index.mjs').Figure} Figure */

/**
 * A round dish of water: ring modes, petal modes and a weak overtone of one frequency.
 * @param {import('../../lib/figures/tone.mjs').Dish} shape
 * @returns {Figure}
 */
export function dish({ fold, k, petals, overtone, phase }) {
  const reach = k * 6;
  const ring = besselTable(0, reach);
  const petal = besselTable(fold, reach);
  const lace = besselTable(fold * 2, reach * 2);
  return (u, v) => {
    const r = Math.hypot(u, v);
    const angle = Math.atan2(v, u) + phase;
    return (
      ring(k * r) +
      petals * petal(k * r) * Math.cos(fold * angle) +
      overtone * lace(k * stretch * r) * Math.cos(2 * fold * angle)
    );
  };
}
