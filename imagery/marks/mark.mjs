const petals = 6;
const round = (v) => Number(v.toFixed(2));

/** The rim of the mark: a ring that a sixfold wave bends, around (32, 32). */
function rimPath(radius, swing) {
  const steps = 72;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const r = radius * (1 + swing * Math.cos(petals * angle));
    return [round(32 + r * Math.sin(angle)), round(32 - r * Math.cos(angle))];
  });
  const middle = ([ax, ay], [bx, by]) => `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  const start = middle(points.at(-1), points[0]);
  return `M${start}${points.map((p, i) => `Q${p[0]} ${p[1]} ${middle(p, points[(i + 1) % steps])}`).join('')}Z`;
}

/** One petal, upright: two arcs that meet in points, as two circles of water do. */
function petalPath(inner, outer, width) {
  const half = round((inner + outer) / 2);
  const top = 32 - outer;
  const foot = 32 - inner;
  const waist = 32 - half;
  return `M32 ${top}Q${32 + width} ${waist} 32 ${foot}Q${32 - width} ${waist} 32 ${top}Z`;
}

/** The mark in a 64 by 64 box; `rim`, `petal` and `heart` are paints. */
export function markShapes({ rim, petal, heart, stroke = 3 }) {
  const leaf = petalPath(9, 21, 8.5);
  const leaves = Array.from(
    { length: petals },
    (_, i) => `<path d="${leaf}" transform="rotate(${(i * 360) / petals} 32 32)"/>`,
  ).join('');
  return (
    `<path d="${rimPath(26, 0.085)}" fill="none" stroke="${rim}" stroke-width="${stroke}"/>` +
    `<g fill="${petal}">${leaves}</g><circle cx="32" cy="32" r="5" fill="${heart}"/>`
  );
}
