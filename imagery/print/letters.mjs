import { capHeight, line } from '../type/line.mjs';
import { display } from './parts.mjs';

const heavy = { ...display, wght: 760, tracking: -0.02 };
const descends = /[gjpqy]/;

/**
 * Rows of heavy letters, each as wide as the box, or as tall as the box allows: holes for a picture.
 * @param {{x:number, width:number, top:number, bottom:number, gap?:number, most?:number, stand?:number}} box
 *   `stand` 0.5 is in the middle of its height, 1 at its foot
 */
export function letterHoles(
  rows,
  { x, width, top, bottom, gap = 44, most = Infinity, stand = 0.5 },
) {
  const set = rows.map((row) => rowOf(row, width, most));
  const tail = descends.test(rows.at(-1)) ? set.at(-1).size * 0.2 : 0;
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

function rowOf(row, width, most) {
  const size = Math.min(most, (width / line(row, { ...heavy, size: 100 }).width) * 100);
  return { row, size, tall: size * capHeight(heavy) };
}
