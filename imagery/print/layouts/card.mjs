import { block } from '../../type/block.mjs';
import { capHeight, line } from '../../type/line.mjs';
import { display, italic, label } from '../parts.mjs';
import { circle, cover, path, rule, scrim } from '../shapes.mjs';

// All layouts keep the middle free, because the play button is there.

/**
 * A picture that fills the card, with the title at the lower left.
 * @param {import('../print.mjs').CardSheet} sheet
 */
export function scene(sheet) {
  const { height, margin, words, text, accent } = sheet;
  const title = block(words.title, { ...display, width: 820, size: 92, lines: 2, height: 160 });
  const y = height - margin - title.height;
  return (
    scrim(sheet, 'bottom', Math.min(0.9, (height - y) / height + 0.34)) +
    label(words.kind, margin, y - 58, accent, { size: 25 }) +
    path(title.at(margin - 2, y), text)
  );
}

/**
 * A wide picture between two black bars, as in the cinema.
 * @param {import('../print.mjs').CardSheet} sheet
 */
export function cinema(sheet) {
  const { width, height, words, accent } = sheet;
  const bar = 88;
  const title = block(words.title, {
    ...display,
    wght: 300,
    tracking: 0.02,
    width: width - 240,
    size: 76,
    lines: 1,
    align: 'centre',
  });
  const name = line(words.duo, { ...italic, size: 27 });
  const black = { ...sheet, ground: '#050309' };
  return (
    scrim({ ...black, height: height - bar }, 'bottom', 0.5, 0.8) +
    cover(black, `<rect y="${bar}" width="${width}" height="${height - 2 * bar}"/>`) +
    path(title.at(120, height - bar - 44 - title.height), '#fff') +
    path(name.at((width - name.width) / 2, height - bar / 2 + 9), accent)
  );
}

/**
 * The number of the tone, a scale, and the figure of the tone.
 * @param {import('../print.mjs').CardSheet} sheet
 */
export function lab(sheet) {
  const { width, height, margin, words, hz, text, accent } = sheet;
  const side = 500;
  const number = line(String(hz), { ...display, wght: 300, size: 210 });
  const title = block(words.title, {
    ...display,
    wght: 420,
    width: side - margin - 40,
    size: 54,
    lines: 3,
    height: 150,
    leading: 1.06,
  });
  const ticks = Array.from({ length: 25 }, (_, i) =>
    rule(
      side - (i % 6 ? 16 : 34),
      margin + (i * (height - 2 * margin)) / 24,
      i % 6 ? 16 : 34,
      accent,
      2,
    ),
  );
  const y = height - margin - title.height;
  return (
    cover(sheet, `<rect x="${side}" width="${width - side}" height="${height}"/>`) +
    ticks.join('') +
    label(words.kind, margin, margin, accent, { size: 25 }) +
    path(number.at(margin - 8, margin + 90 + 210 * capHeight(display)), text) +
    path(title.at(margin, y), text)
  );
}

/**
 * A round window next to the words.
 * @param {import('../print.mjs').CardSheet} sheet
 */
export function porthole(sheet) {
  const { width, height, margin, words, text, accent } = sheet;
  const r = height / 2 - 54;
  const [x, y] = [width - margin - r + 30, height / 2];
  const room = x - r - margin - 50;
  const title = block(words.title, {
    ...display,
    width: room,
    size: 88,
    lines: 4,
    height: 340,
    leading: 1.02,
  });
  const ring = `<g fill="none" stroke="${accent}" stroke-width="2">${circle(x, y, r + 16)}</g>`;
  return (
    cover(sheet, circle(x, y, r)) +
    ring +
    label(words.kind, margin, margin, accent, { size: 25 }) +
    path(title.at(margin - 2, height - margin - title.height), text)
  );
}
