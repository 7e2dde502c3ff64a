const steps = 96;

/** The Bessel function J of whole order, by its integral: exact enough for a picture. */
export function besselJ(order, x) {
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const t = ((i + 0.5) / steps) * Math.PI;
    sum += Math.cos(order * t - x * Math.sin(t));
  }
  return sum / steps;
}

/** The same function as a table over [0, reach], because a picture asks for it a million times. */
export function besselTable(order, reach) {
  const size = 2048;
  const table = new Float32Array(size + 2);
  for (let i = 0; i < table.length; i++) table[i] = besselJ(order, (i / size) * reach);
  return (x) => {
    const at = Math.min(size, (x / reach) * size);
    const i = at | 0;
    return table[i] + (table[i + 1] - table[i]) * (at - i);
  };
}
