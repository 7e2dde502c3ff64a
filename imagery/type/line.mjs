import { face } from './faces.mjs';

/** @typedef {import('./faces.mjs').Axes} Axes */

/**
 * How a line of type looks.
 * @typedef {Axes & { size: number, tracking?: number, caps?: boolean }} LineStyle `size` in pixels, `tracking` in em
 */

/**
 * One line of type as an outline.
 * @param {string} text
 * @param {LineStyle} style
 * @returns {{ width: number, at: (x: number, y: number) => string }} `at` gives SVG path data; y is the baseline
 */
export function line(text, style) {
  const { size, tracking = 0, caps = false, ...axes } = style;
  const font = face(axes);
  const { glyphs, positions } = font.layout(caps ? text.toUpperCase() : text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const placed = glyphs.map((glyph, i) => {
    const { xOffset, xAdvance } = /** @type {(typeof positions)[number]} */ (positions[i]);
    const dx = x + xOffset * scale;
    x += xAdvance * scale + tracking * size;
    return { glyph, dx };
  });
  /** @type {(left: number, base: number) => string} */
  const at = (left, base) =>
    placed.map(({ glyph, dx }) => outline(glyph, scale, left + dx, base)).join('');
  return { width: Math.max(0, x - tracking * size), at };
}

/** @type {(glyph: import('./font.mjs').Glyph, scale: number, x: number, y: number) => string} */
const outline = ({ path }, scale, x, y) => path.scale(scale, -scale).translate(x, y).toSVG();

/**
 * Height of a capital over the baseline, as a share of the size.
 * @param {Axes} style
 */
export function capHeight(style) {
  const font = face(style);
  return font.capHeight / font.unitsPerEm;
}
