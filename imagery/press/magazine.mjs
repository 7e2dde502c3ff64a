import { path } from '../print/shapes.mjs';
import { block } from '../type/block.mjs';
import { line } from '../type/line.mjs';
import { heading, said, sans, text, word } from './parts.mjs';

/**
 * A page of a magazine: free space, a large picture, the title below it.
 * @param {import('./clipping.mjs').PageSheet} sheet
 */
export function page(sheet) {
  const { x, width, bottom, house, outlet, masthead, section, dark, random } = sheet;
  const high = random.int(330, 400);
  const head = heading(sheet, {
    x,
    y: sheet.top + high + 84,
    width: width * 0.86,
    size: 62,
    lines: 2,
  });
  const name = block(outlet, { ...masthead, width: width * 0.6, size: 26, lines: 1 });
  const number = String(random.int(14, 96));
  return (
    path(name.at(x, sheet.top), house) +
    word(section, x + width - line(section, sans).width, sheet.top + 16, dark) +
    sheet.print({ x, y: sheet.top + 42, width, height: high }) +
    head.svg +
    text(sheet, { x, width, count: 3, gap: 20, bottom: bottom - 34, free: () => head.bottom + 6 }) +
    word(number, x + width - line(number, sans).width, bottom, dark, { wght: 700 })
  );
}

/**
 * The picture is as wide as the page; the words stand on it and below it.
 * @param {import('./clipping.mjs').PageSheet} sheet
 */
export function spread(sheet) {
  const { x, width, bottom, paper, house, outlet, masthead, deck, words, headline, edge } = sheet;
  const high = (bottom - sheet.top) * 0.56;
  const head = block(words, {
    ...headline,
    width: width * 0.9,
    size: 68,
    lines: 3,
    leading: 1.02,
    height: 165,
  });
  const name = block(outlet, { ...masthead, width: width * 0.5, size: 30, lines: 1 });
  const low = sheet.top - edge + high;
  const under = deck ? block(deck, { ...said, size: 22, width }) : null;
  const start = low + 30 + (under ? under.height + 26 : 0);
  return (
    sheet.print({
      x: x - edge,
      y: sheet.top - edge,
      width: width + 2 * edge,
      height: high,
      centre: 0.4,
      fall: 2.2,
    }) +
    path(name.at(x, sheet.top), paper) +
    path(head.at(x, low - 34 - head.height), paper) +
    (under ? path(under.at(x, low + 28), house) : '') +
    text(sheet, { x, width, count: 3, gap: 20, bottom: bottom - 8, free: () => start })
  );
}
