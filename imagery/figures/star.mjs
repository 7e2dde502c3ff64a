/** @typedef {import('./index.mjs').Figure} Figure */

/**
 * Plane waves that meet from `fold` directions: a lattice for 3, 4 and 6, a quasi-crystal for other numbers.
 * @param {object} shape
 * @param {number} shape.fold
 * @param {number} shape.k wave number
 * @param {number} shape.phase turns the figure, in radians
 * @param {number} shape.shift the phase of all waves at the centre, in radians
 * @returns {Figure}
 */
export function star({ fold, k, phase, shift }) {
  const waves = Array.from({ length: fold }, (_, i) => {
    const angle = phase + (i * Math.PI * (fold % 2 ? 2 : 1)) / fold;
    return { x: k * Math.cos(angle), y: k * Math.sin(angle) };
  });
  const gain = 1 / Math.sqrt(fold);
  return (u, v) => {
    let sum = 0;
    for (const { x, y } of waves) sum += Math.cos(x * u + y * v + shift);
    return sum * gain;
  };
}
