/**
 * A point on a circle, as SVG coordinates.
 * @param {number} angle
 * @param {number} r
 */
const at = (angle, r) =>
  [r * Math.cos(angle), r * Math.sin(angle)].map((v) => v.toFixed(1)).join(' ');
/**
 * @param {number} count
 * @param {(angle: number, i: number) => string} make
 */
const around = (count, make) =>
  Array.from({ length: count }, (_, i) => make((i / count) * 2 * Math.PI - Math.PI / 2, i)).join(
    '',
  );
/**
 * @param {number} r
 * @param {number} thick
 */
const ring = (r, thick) =>
  `<circle r="${r}" fill="none" stroke="currentColor" stroke-width="${thick}"/>`;
/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
const disc = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

/** Small signs of invented publishers. Each is at most 50 units away from its own middle. */
export const ornaments = {
  sun:
    disc(0, 0, 22) +
    `<path d="${around(12, (a) => `M${at(a, 30)}L${at(a, 47)}`)}" stroke="currentColor" stroke-width="6"/>`,
  moon: '<path d="M14-46a46 46 0 1 0 0 92A54 54 0 0 1 14-46z"/>',
  rings: ring(44, 5) + ring(28, 5) + disc(0, 0, 12),
  drops:
    ring(46, 4) +
    `<g fill="none" stroke="currentColor" stroke-width="4"><circle cy="18" r="27"/><circle cy="33" r="12"/></g>`,
  star: `<path d="M${around(16, (a, i) => `${at(a, i % 2 ? 17 : 48)}${i < 15 ? 'L' : ''}`)}z"/>`,
  bars: [
    { x: -40, half: 16 },
    { x: -20, half: 34 },
    { x: 0, half: 48 },
    { x: 20, half: 28 },
    { x: 40, half: 12 },
  ]
    .map(
      ({ x, half }) => `<rect x="${x - 6}" y="${-half}" width="12" height="${2 * half}" rx="6"/>`,
    )
    .join(''),
  wave: `<path d="M-48 0q12-44 24 0t24 0 24 0 24 0" fill="none" stroke="currentColor" stroke-width="9"/>`,
  ladder: `<path d="M-22-48V48M22-48V48M-22-30h44M-22-10h44M-22 10h44M-22 30h44" stroke="currentColor" stroke-width="8" fill="none"/>`,
  boat: '<path d="M-46 14H46L30 40H-30zM-4-46V8H-38zM6-34V8H34z"/>',
  tower:
    '<path d="M-14 46L-8-18H8L14 46zM-14-24h28v-8h-28zM0-48l12 12h-24zM18-28l28-10v16zM-18-28l-28-10v16z"/>',
  fern: `<path d="M0 48V-44" stroke="currentColor" stroke-width="5"/><path d="${[-28, -10, 8, 26].map((y) => `M0 ${y + 8}Q-16 ${y} -34 ${y - 14}Q-12 ${y - 14} 0 ${y + 8}Q12 ${y - 14} 34 ${y - 14}Q16 ${y} 0 ${y + 8}`).join('')}"/>`,
  heron:
    '<path d="M-6 48V6Q-34 2-34-16Q-16-24 0-16Q-8-40 14-44L46-36L18-32Q8-28 14-10Q18 4 2 8V48z"/>',
  keys: '<path d="M-46-40h92v80h-92zM-20-40v80M6-40v80M32-40v80" fill="none" stroke="currentColor" stroke-width="5"/><path d="M-28-40h16v46h-16zM-2-40h16v46H-2z"/>',
  grain: `<path d="M0 48V-20" stroke="currentColor" stroke-width="5"/><path d="M0-50q11 13 0 28q-11-15 0-28z${[-14, 6, 26].map((y) => `M2 ${y + 14}q6-20 24-22q0 18-24 22zM-2 ${y + 14}q-6-20-24-22q0 18 24 22z`).join('')}"/>`,
  arch: '<path d="M-40 46V4A40 40 0 0 1 40 4V46H26V6A26 26 0 0 0-26 6V46zM-12 46V8A12 12 0 0 1 12 8V46z"/>',
  nut: '<path d="M0-46q36 6 36 46T0 46Q-36 40-36 0T0-46z" fill="none" stroke="currentColor" stroke-width="6"/><path d="M0-34q-14 16 0 32t0 34" fill="none" stroke="currentColor" stroke-width="5"/>',
};
