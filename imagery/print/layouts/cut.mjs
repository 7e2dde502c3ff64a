import { block } from '../../type/block.mjs';
import { inksOf } from '../inks.mjs';
import { letterHoles } from '../letters.mjs';
import { body, footer, header, italic, titled } from '../parts.mjs';
import { cover, path } from '../shapes.mjs';

/**
 * Every line of the title is as wide as the sheet; the picture is visible in the letters.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function giant(sheet) {
  const { margin, accent, words } = sheet;
  const room = body(sheet);
  const said = words.line
    ? block(words.line, { ...italic, width: room.width, size: 31, lines: 2, leading: 1.26 })
    : null;
  const bottom = room.bottom - (said ? said.height + 60 : 0);
  const rows = sheet.rows ?? words.title.split(' ');
  const holes = letterHoles(rows, { ...room, bottom, most: 560 });
  const under = said ? path(said.at(margin, room.bottom - said.height), accent) : '';
  return lift(sheet) + cover(sheet, holes) + header(sheet) + under + footer(sheet);
}

/**
 * A bright layer over the picture. On a dark background, letters that show a dark picture would be unreadable.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
const lift = ({ width, height, mood, tint = 0 }) =>
  tint
    ? `<rect width="${width}" height="${height}" fill="${inksOf(mood).accent}" opacity="${tint}"/>`
    : '';

/**
 * Windows in the shape of a keyboard. The picture is visible in the white keys.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function keys(sheet) {
  const { width, margin } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 104, height: 300 });
  const foot = title.y - 62;
  const tall = foot - room.top;
  const whites = 7;
  const step = (width - 2 * margin) / whites;
  /** @type {(i: number) => string} */
  const white = (i) =>
    `<rect x="${margin + i * step}" y="${room.top}" width="${step - 7}" height="${tall}" rx="5"/>`;
  /** @type {(i: number) => string} */
  const black = (i) =>
    `<rect x="${margin + (i + 1) * step - 3.5 - step * 0.3}" y="${room.top - 4}" width="${step * 0.6}" height="${tall * 0.6}" rx="4" fill="${sheet.ground}"/>`;
  const holes = Array.from({ length: whites }, (_, i) => white(i)).join('');
  return (
    cover(sheet, holes) +
    [0, 1, 3, 4, 5].map(black).join('') +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

/**
 * The picture through a blind that is open in the middle.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function slats(sheet) {
  const { width, height, margin, slices = 9 } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, bottom: undefined, size: 124, height: 380 });
  const top = title.y + title.height + 64;
  const step = (height - 190 - top) / slices;
  const holes = Array.from({ length: slices }, (_, i) => {
    const open = Math.sin((Math.PI * (i + 0.5)) / slices);
    const swing = (i % 2 ? 1 : -1) * 26 * open;
    const thick = step * (0.14 + 0.74 * open);
    const y = top + (i + 0.5) * step - thick / 2;
    return `<rect x="${margin + Math.max(0, swing)}" y="${y.toFixed(1)}" width="${width - 2 * margin - Math.abs(swing)}" height="${thick.toFixed(1)}"/>`;
  });
  return cover(sheet, holes.join('')) + header(sheet) + title.svg + footer(sheet);
}
