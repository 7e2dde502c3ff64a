import { compactLine } from './compact.mjs';
import { face } from './faces.mjs';

/** @typedef {import('./faces.mjs').Axes} Axes */

/**
 * Code points of Central Europe and Turkey; the two fonts have no other scripts.
 * @type {[from: number, to: number][]}
 */
const extended = [
  [0x100, 0x17f],
  [0x218, 0x21b],
];
const kerned =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüßé0123456789.,:;!?’‘“”«»–-&';
/** Smaller kerns are left out, in thousandths of an em. */
const smallestKern = 8;

/** @type {Record<string, Axes & { family: 'serif' | 'sans' }>} */
const faces = {
  display: { family: 'serif', wght: 370, opsz: 72 },
  text: { family: 'sans', wght: 500 },
};

/**
 * The letters of the site's fonts as JSON, for what the server draws: it then needs no fonts and no program that reads
 * them. They are outlines in whole numbers, 1000 units to the em. `glyphs` are width and path of each letter, `kerns`
 * how much closer or wider a pair of letters stands.
 */
export function letters() {
  const sets = Object.entries(faces).map(([name, axes]) => [name, setOf(axes)]);
  return `${JSON.stringify(Object.fromEntries(sets), null, 1).replace(/\[\s+(-?\d+),\s+("[^"]*")\s+\]/g, '[$1, $2]')}\n`;
}

/** @param {Axes & { family: 'serif' | 'sans' }} axes */
function setOf(axes) {
  const basic = face(axes);
  /** @type {Axes} */
  const extra = { ...axes, family: `${axes.family}-ext` };
  const own = basic.characterSet.filter((code) => code >= 32);
  const more = face(extra).characterSet.filter((code) =>
    extended.some(([from, to]) => code >= from && code <= to),
  );
  return {
    capHeight: Math.round((basic.capHeight / basic.unitsPerEm) * 1000),
    glyphs: Object.fromEntries([
      ...own.map((code) => glyph(code, axes)),
      ...more.map((code) => glyph(code, extra)),
    ]),
    kerns: kernsOf(basic),
  };
}

/**
 * @param {number} code
 * @param {Axes} axes
 * @returns {[letter: string, [width: number, path: string]]}
 */
function glyph(code, axes) {
  const letter = String.fromCodePoint(code);
  const { width, d } = compactLine(letter, { ...axes, size: 1000 });
  return [letter, [width, d]];
}

/** @param {import('./font.mjs').Font} font */
function kernsOf(font) {
  /** @type {Record<string, number>} */
  const kerns = {};
  for (const left of kerned) {
    for (const right of kerned) {
      const { glyphs, positions } = font.layout(left + right);
      const [glyph, second, third] = glyphs;
      const [position] = positions;
      // A ligature has one glyph and no kern.
      if (!glyph || !position || !second || third) continue;
      const moved = position.xAdvance - glyph.advanceWidth;
      const kern = Math.round((moved / font.unitsPerEm) * 1000);
      if (Math.abs(kern) >= smallestKern) kerns[left + right] = kern;
    }
  }
  return kerns;
}
