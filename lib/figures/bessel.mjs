const steps = 96;

/**
 * The Bessel function J of an integer order, calculated from its integral. It is exact enough for a picture.
 * @param {number} order
 * @param {number} x
 */
export function besselJ(order, x) {
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const t = ((i + 0.5) / steps) * Math.PI;
    sum += Math.cos(order * t - x * Math.sin(t));
  }
  return sum / steps;
}

/**
 * The same function as a table, because one picture needs about a million values.
 * @param {number} order
 * @param {number} reach the table covers 0 to `reach`
 * @returns {(x: number) => number}
 */
export function besselTable(order, reach) {
  const size = 2048;
  const table = new Float32Array(size + 2);
  for (let i = 0; i < table.length; i++) table[i] = besselJ(order, (i / size) * reach);
  return (x) => {
    const at = Math.min(size, (x / reach) * size);
    const i = at | 0;
    const value = table[i] ?? 0;
    const next = table[i + 1] ?? 0;
    return value + (next - value) * (at - i);
  };
}
