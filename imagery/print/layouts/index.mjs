import * as card from './card.mjs';
import * as cut from './cut.mjs';
import * as drawn from './drawn.mjs';
import * as picture from './picture.mjs';
import * as sleeve from './sleeve.mjs';

/** @typedef {import('../print.mjs').PrintKind} PrintKind */

/**
 * Optional settings of a layout.
 * @typedef {object} LayoutOptions
 * @property {string[]} [rows] giant, letters: the title in rows; without it, one row for each word
 * @property {number} [titleLines] the maximum number of lines of a poster's title
 * @property {number} [count] dots: how many windows
 * @property {number} [across] dots: how many of them in a row
 * @property {number} [lit] dots: how many are open
 * @property {number} [chosen] dots: index of the window that is filled with the accent colour
 * @property {number} [slices] slats: how many
 * @property {number} [ridges] lines: how many
 * @property {number} [swell] lines: height of the highest wave, in pixels
 * @property {number} [tint] giant: opacity of a light behind the letters, 0 to 1
 */

/**
 * Draws a sheet as SVG. A layout gets only sheets of its own kind, because `layoutsOf` chooses by it.
 * @typedef {(sheet: import('../print.mjs').Sheet) => string} Layout
 */

const all = /** @type {Record<PrintKind, Record<string, Layout>>} */ ({
  poster: { ...picture, ...cut, ...drawn },
  sleeve,
  card,
});

/** @param {PrintKind} kind */
export const layoutsOf = (kind) => all[kind];
