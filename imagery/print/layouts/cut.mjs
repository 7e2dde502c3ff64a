import { figures } from '../../figures/index.mjs';
import { block } from '../../type/block.mjs';
import { capHeight, line } from '../../type/line.mjs';
import { body, display, footer, header, italic, titled } from '../parts.mjs';
import { inksOf } from '../inks.mjs';
import { circle, cover, path } from '../shapes.mjs';

/** Every line of the title as wide as the sheet; the picture lives in the letters. */
export function giant(sheet) {
  const { margin, width, accent, words } = sheet;
  const room = body(sheet);
  const heavy = { ...display, wght: 760, tracking: -0.02 };
  const rows = (sheet.rows ?? words.title.split(' ')).map((row) => {
    const size = Math.min(
      560,
      ((width - 2 * margin) / line(row, { ...heavy, size: 100 }).width) * 100,
    );
    return { row, size, tall: size * capHeight(heavy) };
  });
  const gap = 44;
  const said =
    words.line &&
    block(words.line, { ...italic, width: room.width, size: 31, lines: 2, leading: 1.26 });
  const tail = /[gjpqy]/.test(rows.at(-1).row) ? rows.at(-1).size * 0.2 : 0;
  const space = room.bottom - room.top - (said ? said.height + 60 : 0);
  const wanted = rows.reduce((sum, { tall }) => sum + tall + gap, tail - gap);
  const shrink = Math.min(1, space / wanted);
  let y = room.top + (space - wanted * shrink) * 0.5;
  const holes = rows.map(({ row, size, tall }) => {
    const set = line(row, { ...heavy, size: size * shrink });
    const d = set.at(margin, y + tall * shrink);
    y += (tall + gap) * shrink;
    return `<path d="${d}"/>`;
  });
  const under = said ? path(said.at(margin, room.bottom - said.height), accent) : '';
  return lift(sheet) + cover(sheet, holes.join('')) + header(sheet) + under + footer(sheet);
}

// On a dark ground, letters cut from a dark picture need a light of their own.
const lift = ({ width, height, mood, tint = 0 }) =>
  tint
    ? `<rect width="${width}" height="${height}" fill="${inksOf(mood).accent}" opacity="${tint}"/>`
    : '';

/** As many windows as there are chairs, mats or coats; only `lit` of them open. */
export function dots(sheet) {
  const { width, margin, accent, count = 12, across = 4, lit = count } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 104, height: 260 });
  const down = Math.ceil(count / across);
  const step = Math.min((width - 2 * margin) / across, (title.y - room.top - 60) / down);
  const left = margin + (width - 2 * margin - step * across) / 2;
  const top = room.top + (title.y - room.top - 60 - down * step) / 2;
  const all = Array.from({ length: count }, (_, i) => [
    left + ((i % across) + 0.5) * step,
    top + (Math.floor(i / across) + 0.5) * step,
  ]);
  const rings = all.map(([x, y]) => circle(x, y, step * 0.43)).join('');
  const holes = all.slice(0, lit).map(([x, y]) => circle(x, y, step * 0.43));
  const outline = `<g fill="none" stroke="${accent}" stroke-width="1.5" stroke-opacity=".55">${rings}</g>`;
  const [cx, cy] = all[sheet.chosen] ?? [];
  const chosen = cx ? `<g fill="${accent}">${circle(cx, cy, step * 0.43)}</g>` : '';
  return (
    cover(sheet, holes.join('')) + outline + chosen + header(sheet) + title.svg + footer(sheet)
  );
}

/** A keyboard of windows, in the widths of white and black. */
export function keys(sheet) {
  const { width, margin } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 104, height: 300 });
  const foot = title.y - 62;
  const tall = foot - room.top;
  const whites = 7;
  const step = (width - 2 * margin) / whites;
  const white = (i) =>
    `<rect x="${margin + i * step}" y="${room.top}" width="${step - 7}" height="${tall}" rx="5"/>`;
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

/** The figure as a range of hills: one stroke for each row of water. */
export function lines(sheet) {
  const { width, hz, seed, ground, accent, ridges = 30, swell = 70 } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 124, height: 340 });
  const tall = title.y - room.top - 70 - swell;
  const water = figures.dish(hz / 3, seed, sheet);
  const rows = Array.from({ length: ridges }, (_, i) => {
    const v = (i / (ridges - 1)) * 2 - 1;
    const envelope = (u) => Math.exp(-2.2 * u * u - 1.6 * v * v);
    const lift = (u) => Math.abs(water(u * 0.9, v * 0.9)) * envelope(u) * swell;
    return ridge(room.top + swell + ((v + 1) / 2) * tall, lift, width);
  });
  const stroke = `fill="${ground}" stroke="${accent}" stroke-width="2.6" stroke-linejoin="round"`;
  return (
    cover(sheet, '') +
    `<g ${stroke}>${rows.join('')}</g>` +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

function ridge(base, lift, width) {
  const steps = 140;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return `${(t * width).toFixed(1)} ${(base - lift(t * 2.2 - 1.1)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}"/>`;
}

/** The picture through a blind that opens in the middle. */
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
