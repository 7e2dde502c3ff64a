import { besselTable } from './bessel.mjs';

/**
 * A round dish of water: ring modes and petal modes of one frequency (and a quiet overtone) together.
 * @param {{fold:number, k:number, petals:number, overtone:number, phase:number}} shape
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
      overtone * lace(k * 1.62 * r) * Math.cos(2 * fold * angle)
    );
  };
}
