import { block } from '../../type/block.mjs';
import { capHeight, line } from '../../type/line.mjs';
import { letterHoles } from '../letters.mjs';
import { display, italic, label } from '../parts.mjs';
import { circle, cover, path, scrim } from '../shapes.mjs';

const fine = { size: 25, tracking: 0.1 };

/**
 * The title, as large as possible.
 * @param {import('../print.mjs').SleeveSheet} sheet
 * @param {{ size: number, height: number, lines?: number }} box
 */
const set = (sheet, box) =>
  block(sheet.words.title, {
    ...display,
    width: sheet.width - 2 * sheet.margin,
    lines: 3,
    leading: 0.98,
    ...box,
  });

/**
 * Only the picture, with two small lines of words at the top.
 * @param {import('../print.mjs').SleeveSheet} sheet
 */
export function quiet(sheet) {
  const { width, margin, words, text } = sheet;
  const title = line(words.title, { ...italic, size: 40 });
  return (
    scrim(sheet, 'top', 0.24, 0.8) +
    label(words.duo, margin, margin, text, fine) +
    path(title.at(width - margin - title.width, margin + 26), text)
  );
}

/**
 * The picture fills the sleeve; the title is as wide as the sleeve.
 * @param {import('../print.mjs').SleeveSheet} sheet
 */
export function loud(sheet) {
  const { height, margin, words, text, accent } = sheet;
  const title = set(sheet, { size: 190, height: 420 });
  const y = height - margin - title.height;
  return (
    scrim(sheet, 'bottom', Math.min(0.9, (height - y) / height + 0.3)) +
    scrim(sheet, 'top', 0.2, 0.7) +
    label(words.duo, margin, margin, accent, fine) +
    path(title.at(margin - 4, y), text)
  );
}

/**
 * A round picture, like a record on paper.
 * @param {import('../print.mjs').SleeveSheet} sheet
 */
export function disc(sheet) {
  const { width, height, margin, words, text, accent } = sheet;
  const title = set(sheet, { size: 104, height: 190, lines: 2 });
  const y = height - margin - title.height;
  const r = Math.min((y - margin - 56) / 2, width / 2 - margin);
  const middle = { x: width - margin - r, y: margin + r };
  const ring = `<g fill="none" stroke="${accent}" stroke-width="2">${circle(middle.x, middle.y, r + 18)}</g>`;
  return (
    cover(sheet, circle(middle.x, middle.y, r)) +
    ring +
    label(words.duo, margin, margin, accent, fine) +
    path(title.at(margin - 3, y), text)
  );
}

/**
 * A square picture, like a print glued to cardboard.
 * @param {import('../print.mjs').SleeveSheet} sheet
 */
export function pasted(sheet) {
  const { width, height, margin, words, text, accent } = sheet;
  const title = set(sheet, { size: 92, lines: 2, height: 170 });
  const top = margin + title.height + 62;
  const side = height - margin - top;
  const hole = `<rect x="${width - margin - side}" y="${top}" width="${side}" height="${side}"/>`;
  const name = line(words.duo, { ...italic, size: 34 });
  const turned = `<g transform="translate(${margin + 26} ${height - margin}) rotate(-90)">${path(name.at(0, 0), accent)}</g>`;
  return cover(sheet, hole) + path(title.at(margin - 3, margin), text) + turned;
}

/**
 * A paper band at one side of the sleeve, as on records from Japan.
 * @param {import('../print.mjs').SleeveSheet} sheet
 */
export function obi(sheet) {
  const { width, height, margin, words, ground, text, accent } = sheet;
  const band = 218;
  const style = { ...display, wght: 460 };
  const size = Math.min(
    118,
    ((height - 2 * margin) / line(words.title, { ...style, size: 100 }).width) * 100,
  );
  const title = line(words.title, { ...style, size });
  const name = line(words.duo, { ...italic, size: 32 });
  /** @type {(d: string, x: number, fill: string) => string} */
  const turned = (d, x, fill) =>
    `<g transform="translate(${x} ${margin}) rotate(90)">${path(d, fill)}</g>`;
  const middle = width - band / 2;
  return (
    `<rect x="${width - band}" width="${band}" height="${height}" fill="${ground}"/>` +
    turned(title.at(0, 0), middle - (size * capHeight(style)) / 2 + 22, text) +
    turned(name.at(height - 2 * margin - name.width, 0), width - band + 20, accent)
  );
}

/**
 * Only the title, with the picture in its letters.
 * @param {import('../print.mjs').SleeveSheet} sheet
 */
export function letters(sheet) {
  const { width, height, margin, words, accent } = sheet;
  const holes = letterHoles(sheet.rows ?? words.title.split(' '), {
    x: margin,
    width: width - 2 * margin,
    top: margin + 90,
    bottom: height - margin,
    gap: 48,
    stand: 1,
  });
  return cover(sheet, holes) + label(words.duo, margin, margin, accent, fine);
}
