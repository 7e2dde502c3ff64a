/**
 * A source of random numbers.
 * @typedef {object} Random
 * @property {() => number} next from 0 up to, not including, 1
 * @property {(low: number, high: number) => number} between
 * @property {(low: number, high: number) => number} int a whole number; `high` is included
 * @property {() => 1 | -1} sign
 * @property {() => number} normal normal distribution around 0, with a standard deviation of 1
 */

/**
 * Turns any text into a 32-bit seed (FNV-1a).
 * @param {string} text
 */
export function seedOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * A seeded generator (mulberry32): the same seed draws the same picture on every machine.
 * @param {string | number} seed
 * @returns {Random}
 */
export function randomFrom(seed) {
  let state = (typeof seed === 'string' ? seedOf(seed) : seed) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    sign: () => (next() < 0.5 ? -1 : 1),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
