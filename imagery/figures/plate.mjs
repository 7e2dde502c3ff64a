/** @typedef {import('./index.mjs').Figure} Figure */

/**
 * A square plate that is held at its centre (Chladni): a mode of vibration and the next one. Their sum makes the lines
 * curved.
 * @param {object} shape
 * @param {number} shape.n half waves along one side
 * @param {number} shape.m half waves along the other side
 * @param {number} shape.blend strength of the neighbour mode
 * @param {number} shape.sign 1 or -1: how the two directions add up
 * @returns {Figure}
 */
export function plate({ n, m, blend, sign }) {
  /** @type {(a: number, b: number, u: number, v: number) => number} */
  const mode = (a, b, u, v) =>
    Math.cos(a * Math.PI * u) * Math.cos(b * Math.PI * v) +
    sign * Math.cos(b * Math.PI * u) * Math.cos(a * Math.PI * v);
  return (u, v) => {
    const x = (u + 1) / 2;
    const y = (v + 1) / 2;
    return mode(n, m, x, y) + blend * mode(n + 2, m, x, y);
  };
}
