import { face } from './faces.mjs';

/** @typedef {import('./font.mjs').Outline['commands']} Commands */

/** SVG letters of the path commands. */
const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * A line of type as short SVG path data with whole numbers, for SVG files that browsers load.
 * @param {string} text
 * @param {import('./line.mjs').LineStyle} style
 * @param {number} [x] left edge
 * @param {number} [y] baseline
 * @returns {{ width: number, d: string }} `d` is the path data
 */
export function compactLine(text, { size, tracking = 0, caps = false, ...axes }, x = 0, y = 0) {
  const font = face(axes);
  const { glyphs, positions } = font.layout(caps ? text.toUpperCase() : text);
  const scale = size / font.unitsPerEm;
  let pen = x;
  const d = glyphs.map((glyph, i) => {
    const { xAdvance } = /** @type {(typeof positions)[number]} */ (positions[i]);
    const outline = compact(glyph.path.scale(scale, -scale).translate(pen, y).commands);
    pen += xAdvance * scale + tracking * size;
    return outline;
  });
  return { width: Math.round(pen - tracking * size - x), d: d.join('') };
}

/**
 * Each step starts at the rounded end of the last one, so that rounding errors do not add up.
 * @param {Commands} commands
 */
function compact(commands) {
  let [x, y] = [0, 0];
  let start = { x, y };
  let first = true;
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        ({ x, y } = start);
        return 'z';
      }
      const to = args.map(Math.round);
      const steps = to.map((v, i) => v - (i % 2 ? y : x));
      [x = 0, y = 0] = to.slice(-2);
      if (command === 'moveTo') start = { x, y };
      // After rounding, very small rounded corners are points, which are left out.
      else if (steps.every((v) => v === 0)) return '';
      else if (command === 'lineTo' && !steps[1]) return `h${steps[0]}`;
      else if (command === 'lineTo' && !steps[0]) return `v${steps[1]}`;
      else if (isStraight(steps)) return `l${numbers(steps.slice(-2))}`;
      const letter = first ? 'M' : letters[command];
      first = false;
      return letter + numbers(letter === 'M' ? to : steps);
    })
    .join('');
}

/**
 * Whether a curve looks like a straight line: its middle is less than half a unit away from that line.
 * @param {number[]} steps
 */
function isStraight(steps) {
  if (steps.length !== 4) return false;
  const [a, b, x, y] = /** @type {[number, number, number, number]} */ (steps);
  return Math.abs(a * y - b * x) <= 0.9 * Math.hypot(x, y);
}

/** @type {(list: number[]) => string} */
const numbers = (list) => list.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join('');
