import { face } from './faces.mjs';

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * A line of type in as few bytes as whole numbers allow, for files that are sent as they are.
 * @returns {{width:number, d:string}} from `x`, on the base line `y`
 */
export function compactLine(text, { size, tracking = 0, caps = false, ...axes }, x = 0, y = 0) {
  const font = face(axes);
  const { glyphs, positions } = font.layout(caps ? text.toUpperCase() : text);
  const scale = size / font.unitsPerEm;
  let pen = x;
  const d = glyphs.map((glyph, i) => {
    const outline = compact(glyph.path.scale(scale, -scale).translate(pen, y).commands);
    pen += positions[i].xAdvance * scale + tracking * size;
    return outline;
  });
  return { width: Math.round(pen - tracking * size - x), d: d.join('') };
}

// Each step starts where rounding has really led, so that errors never add up.
function compact(commands) {
  let [x, y] = [0, 0];
  let start = [0, 0];
  let first = true;
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        [x, y] = start;
        return 'z';
      }
      const to = args.map(Math.round);
      const steps = to.map((v, i) => v - (i % 2 ? y : x));
      [x, y] = to.slice(-2);
      if (command === 'moveTo') start = [x, y];
      // Rounded corners this small are points by now.
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

// A curve whose middle lies within half a unit of its chord cannot be told from a line.
function isStraight(steps) {
  if (steps.length !== 4) return false;
  const [a, b, x, y] = steps;
  return Math.abs(a * y - b * x) <= 0.9 * Math.hypot(x, y);
}

const numbers = (list) => list.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join('');
