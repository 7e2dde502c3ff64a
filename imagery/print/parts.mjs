import { block } from '../type/block.mjs';
import { capHeight, line } from '../type/line.mjs';
import { path, rule } from './shapes.mjs';

/** @typedef {import('../type/block.mjs').Align} Align */
/** @typedef {Omit<import('../type/line.mjs').LineStyle, 'size'>} Style */
/** @typedef {import('./print.mjs').PosterSheet} PosterSheet */

/** @type {Style} */
export const small = { family: 'sans', wght: 600, tracking: 0.11, caps: true };
/** @type {Style} */
export const display = { family: 'serif', wght: 380, opsz: 144, tracking: -0.018 };
/** @type {Style} */
export const italic = { family: 'italic', wght: 340, opsz: 30 };

/** How far `x` lies from the left end of a label, as a share of its width. */
const shares = { left: 0, centre: 0.5, right: 1 };

/**
 * One small line; the top of its capitals is at `y`.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} fill
 * @param {Partial<Style> & { size?: number, side?: Align }} [look] `side` says which end of the line lies at `x`
 */
export function label(text, x, y, fill, { size = 20, side = 'left', ...more } = {}) {
  const style = { ...small, size, ...more };
  const set = line(text, style);
  const left = x - set.width * shares[side];
  return path(set.at(left, y + capHeight(style) * size), fill);
}

/**
 * The performers and the tone.
 * @param {PosterSheet} sheet
 */
export function header({ width, margin, text, accent, words }) {
  return (
    label(words.duo, margin, margin, text) +
    label(words.corner, width - margin, margin, accent, {
      side: 'right',
      caps: false,
      tracking: 0.05,
    })
  );
}

const footerLine = 62;

/**
 * The place. Venue and city are on one line if there is room for both, otherwise on two.
 * @param {PosterSheet} sheet
 */
export function footer(sheet) {
  const { width, height, margin, text, accent, words } = sheet;
  const base = height - margin - 14;
  const inner = width - 2 * margin;
  /** @type {(words: string) => number} */
  const wide = (t) => line(t, { ...small, size: 20 }).width;
  const together = wide(words.venue) + wide(words.city) + 40 < inner;
  if (together || !words.city) {
    return (
      rule(margin, base - 30, inner, accent) +
      label(words.venue, margin, base, text) +
      label(words.city, width - margin, base, text, { side: 'right' })
    );
  }
  return (
    rule(margin, base - footerLine, inner, accent) +
    label(words.venue, margin, base - 32, text) +
    label(words.city, margin, base, accent)
  );
}

/**
 * The room for title and line, between header and footer.
 * @param {PosterSheet} sheet
 */
export const body = ({ width, height, margin }) => ({
  x: margin,
  top: margin + 62,
  bottom: height - margin - 14 - footerLine - 34,
  width: width - 2 * margin,
});

/** @typedef {{ width: number, height?: number, size?: number, align?: Align }} TitleBox */
/** @typedef {{ top: number, bottom?: undefined } | { top?: undefined, bottom: number }} TitleEdge */

/**
 * The title as a block that starts at `top` or ends at `bottom`. The words before a colon in the title are in a line
 * above it, and the line of the event is below it.
 * @param {PosterSheet} sheet
 * @param {{ x: number } & TitleBox & TitleEdge} place
 * @returns {{ y: number, height: number, svg: string }}
 */
export function titled(sheet, { x, top, bottom, ...box }) {
  const stack = stackOf(sheet, box);
  const tall = stack.reduce((sum, { set, before }) => sum + before + set.height, 0);
  const start = top ?? bottom - tall;
  let y = start;
  const svg = stack.map(({ set, fill, before }) => {
    const d = set.at(x, y + before);
    y += before + set.height;
    return path(d, fill);
  });
  return { y: start, height: tall, svg: svg.join('') };
}

/**
 * The blocks of a title from top to bottom; `before` is the space above each.
 * @param {PosterSheet} sheet
 * @param {TitleBox} box
 */
function stackOf(
  { text, accent, words, titleLines = 4 },
  { width, height = 420, size = 128, align = 'left' },
) {
  const parts = words.title.length < 60 ? words.title.split(': ') : [words.title];
  const [kicker = '', rest] = parts;
  // In German, the part after the colon begins with a small letter. As a title of its own it needs a capital.
  const main = rest && rest.charAt(0).toUpperCase() + rest.slice(1);
  const room = { width, align };
  const head = block(main ?? kicker, { ...display, ...room, height, size, lines: titleLines });
  const above = main ? block(kicker, { ...italic, ...room, size: 40, lines: 1 }) : null;
  const below = words.line
    ? block(words.line, { ...italic, ...room, size: 31, lines: 3, leading: 1.26 })
    : null;
  return [
    ...(above ? [{ set: above, fill: accent, before: 0 }] : []),
    { set: head, fill: text, before: above ? 30 : 0 },
    ...(below ? [{ set: below, fill: accent, before: 40 + head.size * 0.12 }] : []),
  ];
}
