const petals = 6;
/** @type {(v: number) => number} */
const round = (v) => Number(v.toFixed(2));

/** @typedef {{ x: number, y: number }} Point */

/**
 * The rim of the mark: a ring around (32, 32) with a wave that has six maxima.
 * @param {number} radius
 * @param {number} swing height of the wave, as a share of the radius
 */
function rimPath(radius, swing) {
  const steps = 72;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const r = radius * (1 + swing * Math.cos(petals * angle));
    return { x: round(32 + r * Math.sin(angle)), y: round(32 - r * Math.cos(angle)) };
  });
  /** @type {(a: Point, b: Point) => string} */
  const middle = (a, b) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) throw new Error('The rim has no points');
  const curves = points.map((p, i) => `Q${p.x} ${p.y} ${middle(p, points[i + 1] ?? first)}`);
  return `M${middle(last, first)}${curves.join('')}Z`;
}

/**
 * One vertical petal: two curves that meet at the ends.
 * @param {number} inner distance of its lower end from the middle of the mark
 * @param {number} outer distance of its upper end
 * @param {number} width
 */
function petalPath(inner, outer, width) {
  const half = round((inner + outer) / 2);
  const top = 32 - outer;
  const foot = 32 - inner;
  const waist = 32 - half;
  return `M32 ${top}Q${32 + width} ${waist} 32 ${foot}Q${32 - width} ${waist} 32 ${top}Z`;
}

/**
 * The shapes of the mark, in a box of 64 by 64.
 * @param {{ rim: string, petal: string, centre: string, stroke?: number }} look `rim`, `petal` and `centre` (the circle
 *   in the middle) are SVG paints, `stroke` is the width of the rim
 */
export function markShapes({ rim, petal, centre, stroke = 3 }) {
  const leaf = petalPath(9, 21, 8.5);
  const leaves = Array.from(
    { length: petals },
    (_, i) => `<path d="${leaf}" transform="rotate(${(i * 360) / petals} 32 32)"/>`,
  ).join('');
  return (
    `<path d="${rimPath(26, 0.085)}" fill="none" stroke="${rim}" stroke-width="${stroke}"/>` +
    `<g fill="${petal}">${leaves}</g><circle cx="32" cy="32" r="5" fill="${centre}"/>`
  );
}
