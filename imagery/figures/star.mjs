/**
 * Plane waves that meet from `fold` directions: a lattice for 3, 4 and 6, a quasi-crystal otherwise.
 * @param {{fold:number, k:number, phase:number, shift:number}} shape
 */
export function star({ fold, k, phase, shift }) {
  const waves = Array.from({ length: fold }, (_, i) => {
    const angle = phase + (i * Math.PI * (fold % 2 ? 2 : 1)) / fold;
    return [k * Math.cos(angle), k * Math.sin(angle)];
  });
  const gain = 1 / Math.sqrt(fold);
  return (u, v) => {
    let sum = 0;
    for (const [x, y] of waves) sum += Math.cos(x * u + y * v + shift);
    return sum * gain;
  };
}
