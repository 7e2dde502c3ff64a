import { capHeight, line } from './line.mjs';
import { wrap } from './wrap.mjs';

/** @typedef {import('./line.mjs').LineStyle} LineStyle */
/** @typedef {'left' | 'centre' | 'right'} Align */

/**
 * @typedef {object} Box
 * @property {number} width
 * @property {number} [height]
 * @property {number} size the largest size of the type
 * @property {number} [lines] the maximum number of lines
 * @property {number} [leading] distance of the lines, as a share of the size
 * @property {Align} [align]
 */

/**
 * A text with its computed size and line breaks.
 * @typedef {object} Block
 * @property {number} width of the longest line
 * @property {number} height from the top of the first capital to the last baseline
 * @property {number} size
 * @property {number} lines
 * @property {(x: number, y: number) => string} at gives SVG path data; y is the top of the first capital
 */

/** @typedef {{ rows: string[], size: number, cap: number }} Fit */

/**
 * Sets a text as large as possible in a box, in lines of even length.
 * @param {string} text
 * @param {Box & LineStyle} box
 * @returns {Block}
 */
export function block(text, box) {
  const { width, height = Infinity, size: most, lines: limit = 4, leading = 1, ...style } = box;
  /** @type {Fit | null} */
  let best = null;
  for (let count = 1; count <= limit; count++) {
    const rows = wrap(text, count, (words) => line(words, { ...style, size: 100 }).width);
    if (!rows) break;
    const widest = Math.max(...rows.map((row) => line(row, { ...style, size: 100 }).width));
    const cap = capHeight(style);
    const tall = height / ((count - 1) * leading + cap);
    const size = Math.min(most, (width / widest) * 100, tall);
    if (!best || size > best.size * 1.08) best = { rows, size, cap };
  }
  if (!best) throw new Error(`A block needs room for at least one line: "${text}"`);
  return placed(best, { ...style, width, leading, align: box.align });
}

/**
 * @param {Fit} fit
 * @param {Omit<LineStyle, 'size'> & { align?: Align, width: number, leading: number }} look
 * @returns {Block}
 */
function placed({ rows, size, cap }, { align = 'left', width, leading, ...style }) {
  const set = rows.map((row) => ({ row, outline: line(row, { ...style, size }) }));
  const shift = { left: 0, centre: 0.5, right: 1 }[align];
  /** @type {Block['at']} */
  const at = (x, y) =>
    set
      .map(({ row, outline }, i) =>
        outline.at(
          x + (width - outline.width) * shift - overhang(row, align, { ...style, size }),
          y + cap * size + i * leading * size,
        ),
      )
      .join('');
  return {
    size,
    lines: rows.length,
    width: Math.max(...set.map(({ outline }) => outline.width)),
    height: cap * size + (rows.length - 1) * leading * size,
    at,
  };
}

/**
 * How far an opening quotation mark stands outside the left edge: inside, the line would look indented.
 * @param {string} row
 * @param {Align} align
 * @param {LineStyle} style
 */
function overhang(row, align, style) {
  if (align !== 'left' || !/^[“«‘]/.test(row)) return 0;
  return line(row.charAt(0), style).width;
}
