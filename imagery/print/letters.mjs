import { capHeight, line } from '../type/line.mjs';
import { display } from './parts.mjs';

/** @type {Omit<import('../type/line.mjs').LineStyle, 'size'>} */
const heavy = { ...display, wght: 760, tracking: -0.02 };
const descends = /[gjpqy]/;

/**
 * @typedef {object} LetterBox
 * @property {number} x
 * @property {number} width
 * @property {number} top
 * @property {number} bottom
 * @property {number} [gap] between the rows
 * @property {number} [most] the largest size of the type
 * @property {number} [stand] where the rows stand: 0.5 is the middle of the box, 1 its bottom
 */

/**
 * Rows of heavy letters as SVG shapes, for holes through which a picture is visible. Each row is as wide as the box, or
 * smaller when the box is too low.
 * @param {string[]} rows
 * @param {LetterBox} box
 */
export function letterHoles(
  rows,
  { x, width, top, bottom, gap = 44, most = Infinity, stand = 0.5 },
) {
  const set = rows.map((row) => rowOf(row, width, most));
  const last = set.at(-1);
  const tail = last && descends.test(last.row) ? last.size * 0.2 : 0;
  const wanted = set.reduce((sum, { tall }) => sum + tall + gap, tail - gap);
  const shrink = Math.min(1, (bottom - top) / wanted);
  let y = top + (bottom - top - wanted * shrink) * stand;
  const holes = set.map(({ row, size, tall }) => {
    const d = line(row, { ...heavy, size: size * shrink }).at(x, y + tall * shrink);
    y += (tall + gap) * shrink;
    return `<path d="${d}"/>`;
  });
  return holes.join('');
}

/**
 * @param {string} row
 * @param {number} width
 * @param {number} most
 */
function rowOf(row, width, most) {
  const size = Math.min(most, (width / line(row, { ...heavy, size: 100 }).width) * 100);
  return { row, size, tall: size * capHeight(heavy) };
}
