import { path, rule } from '../print/shapes.mjs';
import { block } from '../type/block.mjs';
import { line } from '../type/line.mjs';
import { columns } from './text.mjs';

export const sans = { family: 'sans', wght: 500, size: 12, tracking: 0.04 };
export const said = { family: 'italic', wght: 420, opsz: 20, leading: 1.25, lines: 2, size: 19 };
export const word = (text, x, y, fill, style = {}) =>
  path(line(text, { ...sans, ...style }).at(x, y), fill);

/** Masthead and date line, between rules. */
export function flag(page, { x, width, y }) {
  const { outlet, masthead, house, dark, date, section } = page;
  const name = block(outlet, {
    ...masthead,
    width: width * 0.94,
    size: 66,
    lines: 1,
    align: 'centre',
  });
  const left = x + (width - width * 0.94) / 2;
  const base = y + name.height + 22;
  const day = line(date, sans);
  return {
    bottom: base + 32,
    svg:
      path(name.at(left, y), house) +
      rule(x, base, width, dark, 1.2) +
      word(section, x, base + 17, dark) +
      word(date, x + width - day.width, base + 17, dark) +
      rule(x, base + 25, width, dark, 1.2),
  };
}

/** Headline and what stands under it. */
export function heading(page, { x, y, width, size, lines = 3, align }) {
  const { headline, words, deck, dark } = page;
  const head = block(words, { ...headline, width, size, lines, leading: 1.02, align, height: 210 });
  const under = deck ? block(deck, { ...said, width, align }) : null;
  const next = y + head.height + (under ? 22 : 0);
  return {
    bottom: next + (under?.height ?? 0) + 24,
    svg: path(head.at(x, y), dark) + (under ? path(under.at(x, next), dark) : ''),
  };
}

export const text = (page, box) =>
  `<g fill="${page.dark}" fill-opacity=".85">${columns(page, box)}</g>`;
