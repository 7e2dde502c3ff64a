import { path, rule } from '../print/shapes.mjs';
import { block } from '../type/block.mjs';
import { line } from '../type/line.mjs';
import { columns } from './text.mjs';

/** @typedef {import('../type/block.mjs').Align} Align */
/** @typedef {import('../type/line.mjs').LineStyle} LineStyle */
/** @typedef {import('./clipping.mjs').PageSheet} PageSheet */

/** @type {LineStyle} */
export const sans = { family: 'sans', wght: 500, size: 12, tracking: 0.04 };
/** @type {LineStyle & { leading: number, lines: number }} */
export const said = { family: 'italic', wght: 420, opsz: 20, leading: 1.25, lines: 2, size: 19 };
/**
 * One small line; `y` is its baseline.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} fill
 * @param {Partial<LineStyle>} [style]
 */
export const word = (text, x, y, fill, style = {}) =>
  path(line(text, { ...sans, ...style }).at(x, y), fill);

/**
 * The masthead, and below it section and date between two rules.
 * @param {PageSheet} page
 * @param {{ x: number, y: number, width: number }} place
 */
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

/**
 * @typedef {object} HeadingBox
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} size the largest size of the type
 * @property {number} [lines]
 * @property {Align} [align]
 */

/**
 * The headline and the deck below it.
 * @param {PageSheet} page
 * @param {HeadingBox} box
 */
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

/**
 * @param {PageSheet} page
 * @param {import('./text.mjs').ColumnsBox} box
 */
export const text = (page, box) =>
  `<g fill="${page.dark}" fill-opacity=".85">${columns(page, box)}</g>`;
