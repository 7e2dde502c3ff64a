import { compactLine } from './compact.mjs';
import { face } from './faces.mjs';

// Central Europe and Turkey; other writings are beyond the two fonts.
const extended = [
  [0x100, 0x17f],
  [0x218, 0x21b],
];
const kerned =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüßé0123456789.,:;!?’‘“”«»–-&';
const slightest = 8;

const faces = {
  display: { family: 'serif', wght: 370, opsz: 72 },
  text: { family: 'sans', wght: 500 },
};

/**
 * The letters of the site's fonts as outlines (1000 units to the em, whole numbers), for what a server draws: it needs
 * neither fonts nor a program that reads them. `glyphs` are advance and path, `kerns` what a pair moves together.
 */
export function letters() {
  const sets = Object.entries(faces).map(([name, axes]) => [name, setOf(axes)]);
  return `${JSON.stringify(Object.fromEntries(sets), null, 1).replace(/\[\s+(-?\d+),\s+("[^"]*")\s+\]/g, '[$1, $2]')}\n`;
}

function setOf(axes) {
  const basic = face(axes);
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

function glyph(code, axes) {
  const letter = String.fromCodePoint(code);
  const { width, d } = compactLine(letter, { ...axes, size: 1000 });
  return [letter, [width, d]];
}

function kernsOf(font) {
  const kerns = {};
  for (const left of kerned) {
    for (const right of kerned) {
      const { glyphs, positions } = font.layout(left + right);
      // Two letters that become one are set as two.
      if (glyphs.length !== 2) continue;
      const moved = positions[0].xAdvance - glyphs[0].advanceWidth;
      const kern = Math.round((moved / font.unitsPerEm) * 1000);
      if (Math.abs(kern) >= slightest) kerns[left + right] = kern;
    }
  }
  return kerns;
}
