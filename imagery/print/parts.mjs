import { block } from '../type/block.mjs';
import { capHeight, line } from '../type/line.mjs';
import { path, rule } from './shapes.mjs';

export const small = { family: 'sans', wght: 600, tracking: 0.11, caps: true };
export const display = { family: 'serif', wght: 380, opsz: 144, tracking: -0.018 };
export const italic = { family: 'italic', wght: 340, opsz: 30 };

/** One small line, its capitals' top at `y`; `side` is where `x` lies. */
export function label(text, x, y, fill, { size = 20, side = 'left', ...more } = {}) {
  const style = { ...small, size, ...more };
  const set = line(text, style);
  const left = x - set.width * { left: 0, centre: 0.5, right: 1 }[side];
  return path(set.at(left, y + capHeight(style) * size), fill);
}

/** Who plays, and in which tone. */
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

/** Where it is; both words keep clear of each other, or stand on two lines. */
export function footer(sheet) {
  const { width, height, margin, text, accent, words } = sheet;
  const base = height - margin - 14;
  const inner = width - 2 * margin;
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

/** The room that title and line may fill, between header and footer. */
export const body = ({ width, height, margin }) => ({
  x: margin,
  top: margin + 62,
  bottom: height - margin - 14 - footerLine - 34,
  width: width - 2 * margin,
});

/** Title, what comes before its colon above it, and a line below: a block that stands on `bottom` or hangs from `top`. */
export function titled(
  sheet,
  {
    x,
    width,
    top,
    bottom,
    height = 420,
    size = 128,
    lines = 4,
    align = 'left',
    title = {},
    leading = 1,
  },
) {
  const { text, accent, words } = sheet;
  const [kicker, main] = words.title.length < 60 ? words.title.split(': ') : ['', words.title];
  const head = block(main ?? kicker, {
    ...display,
    ...title,
    width,
    height,
    size,
    lines: sheet.titleLines ?? lines,
    leading,
    align,
  });
  const stack = [
    main &&
      kicker && {
        set: block(kicker, { ...italic, width, size: 40, lines: 1, align }),
        fill: accent,
        after: 30,
      },
    { set: head, fill: text, after: 40 + head.size * 0.12 },
    words.line && {
      set: block(words.line, { ...italic, width, size: 31, lines: 3, leading: 1.26, align }),
      fill: accent,
      after: 0,
    },
  ].filter(Boolean);
  const tall = stack.reduce(
    (sum, { set, after }, i) => sum + set.height + (i < stack.length - 1 ? after : 0),
    0,
  );
  let y = top ?? bottom - tall;
  const start = y;
  const svg = stack.map(({ set, fill, after }) => {
    const d = set.at(x, y);
    y += set.height + after;
    return path(d, fill);
  });
  return { y: start, height: tall, svg: svg.join('') };
}
