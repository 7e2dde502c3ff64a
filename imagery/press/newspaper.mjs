import { rule } from '../print/shapes.mjs';
import { line } from '../type/line.mjs';
import { flag, heading, sans, text, word } from './parts.mjs';

/**
 * The first page: masthead, headline over all columns, and a picture over two of them.
 * @param {import('./clipping.mjs').PageSheet} page
 */
export function front(page) {
  const { x, width, bottom, random } = page;
  const top = flag(page, { x, width, y: page.top });
  const head = heading(page, { x, y: top.bottom + 14, width, size: 70, lines: 2 });
  const count = 4;
  const wide = (width - 16 * (count - 1)) / count;
  const start = random.int(0, 1) * 2;
  const picture = { x: x + start * (wide + 16), y: head.bottom, width: wide * 2 + 16, height: 220 };
  /** @type {(column: number) => number} */
  const free = (i) => (i === start || i === start + 1 ? head.bottom + 252 : head.bottom);
  return top.svg + head.svg + page.print(picture) + text(page, { x, width, count, bottom, free });
}

/**
 * An article that was cut out of a page. It has no masthead, but the name of the paper and the date.
 * @param {import('./clipping.mjs').PageSheet} page
 */
export function article(page) {
  const { x, width, bottom, house, outlet, date, dark, random } = page;
  const y = page.top + 8;
  const head = heading(page, { x, y: y + 34, width, size: 58 });
  const count = 3;
  const wide = (width - 16 * (count - 1)) / count;
  const across = random.int(1, 2);
  const start = random.int(0, count - across);
  const high = across === 1 ? 250 : 290;
  const picture = {
    x: x + start * (wide + 16),
    y: head.bottom,
    width: wide * across + 16 * (across - 1),
    height: high,
  };
  /** @type {(column: number) => number} */
  const free = (i) => (i >= start && i < start + across ? head.bottom + high + 30 : head.bottom);
  const day = line(date, sans);
  return (
    rule(x, page.top - 6, width, house, 3) +
    word(outlet, x, y + 12, house, { wght: 700 }) +
    word(date, x + width - day.width, y + 12, dark) +
    head.svg +
    page.print(picture) +
    text(page, { x, width, count, bottom, free })
  );
}

/**
 * A high, narrow piece from the side of a page.
 * @param {import('./clipping.mjs').PageSheet} page
 */
export function strip(page) {
  const { x, width, bottom, house, outlet, section, date, dark } = page;
  const head = heading(page, { x, y: page.top + 268, width, size: 46, lines: 4 });
  return (
    page.print({ x, y: page.top + 28, width, height: 214 }) +
    word(`${outlet}, ${section}`, x, page.top + 12, house, { wght: 700 }) +
    head.svg +
    text(page, { x, width, count: 2, bottom: bottom - 26, free: () => head.bottom }) +
    word(date, x, bottom, dark)
  );
}
