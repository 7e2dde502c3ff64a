/**
 * Drops that fall in step: circular waves from each source, fading as they spread.
 * @param {{sources:number[][], k:number, fade:number}} shape
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
