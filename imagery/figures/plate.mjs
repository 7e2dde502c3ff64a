/**
 * A square plate held at its centre (Chladni): a mode and its neighbour, whose quarrel bends the lines.
 * @param {{n:number, m:number, blend:number, sign:number}} shape
 */
export function plate({ n, m, blend, sign }) {
  const mode = (a, b, u, v) =>
    Math.cos(a * Math.PI * u) * Math.cos(b * Math.PI * v) +
    sign * Math.cos(b * Math.PI * u) * Math.cos(a * Math.PI * v);
  return (u, v) => {
    const x = (u + 1) / 2;
    const y = (v + 1) / 2;
    return mode(n, m, x, y) + blend * mode(n + 2, m, x, y);
  };
}
