import { capHeight, line } from './line.mjs';
import { wrap } from './wrap.mjs';

/**
 * Sets a text as large as it may be in a box, in even lines.
 * @param {{width:number, height?:number, size:number, lines?:number, leading?:number, align?:'left'|'centre'|'right'}} box
 *   with what `line` takes; `size` and `lines` are the most allowed
 * @returns {{width:number, height:number, size:number, lines:number, at:(x:number, y:number) => string}}
 *   `y` is the top of the first capital, `height` reaches to the last base line
 */
export function block(text, box) {
  const { width, height = Infinity, size: most, lines: limit = 4, leading = 1, ...style } = box;
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
  return placed(best, { ...style, width, leading, align: box.align });
}

function placed({ rows, size, cap }, { align = 'left', width, leading, ...style }) {
  const set = rows.map((row) => line(row, { ...style, size }));
  const shift = { left: 0, centre: 0.5, right: 1 }[align];
  const at = (x, y) =>
    set
      .map((row, i) =>
        row.at(
          x + (width - row.width) * shift - hung(rows[i], align, style, size),
          y + cap * size + i * leading * size,
        ),
      )
      .join('');
  return {
    size,
    lines: rows.length,
    width: Math.max(...set.map((row) => row.width)),
    height: cap * size + (rows.length - 1) * leading * size,
    at,
  };
}

// An opening quotation mark stands outside the edge, or the line looks pushed in.
function hung(row, align, style, size) {
  if (align !== 'left' || !/^[“«‘]/.test(row)) return 0;
  return line(row[0], { ...style, size }).width;
}
