import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

const files = {
  serif: 'fraunces/files/fraunces-latin-full-normal.woff2',
  'serif-ext': 'fraunces/files/fraunces-latin-ext-full-normal.woff2',
  italic: 'fraunces/files/fraunces-latin-full-italic.woff2',
  sans: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'sans-ext': 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  'sans-italic': 'source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
};
const settings = { wght: 400, opsz: 72, SOFT: 0, WONK: 0 };
const opened = new Map();

/**
 * A font at one point of its design space. The same files as the site's, so no machine's own fonts are asked.
 * @param {{family:'serif'|'serif-ext'|'italic'|'sans'|'sans-ext'|'sans-italic', wght?:number, opsz?:number, SOFT?:number, WONK?:number}} wish
 */
export function face({ family, ...axes }) {
  const coordinates = { ...settings, ...axes };
  const key = `${family} ${Object.values(coordinates)}`;
  if (!opened.has(key)) opened.set(key, open(family, coordinates));
  return opened.get(key);
}

function open(family, coordinates) {
  const path = `../../node_modules/@fontsource-variable/${files[family]}`;
  const bytes = readFileSync(fileURLToPath(new URL(path, import.meta.url)));
  const plain = create(bytes);
  const axes = plain.fvar.axis.map((axis) => coordinates[axis.axisTag.trim()] ?? axis.defaultValue);
  return varied(plain, bytes, axes);
}

// fontkit 2.0.4 varies TrueType but not WOFF2: its getVariation forgets to unpack the file. So the
// packed font is opened a second time with its axes set, and its glyphs are moved as it moves others.
function varied(plain, bytes, axes) {
  plain._transformGlyfTable();
  const font = new plain.constructor(new plain.stream.constructor(bytes), axes);
  font._transformedGlyphs = plain._transformedGlyphs;
  font._decompress();
  const make = font._getBaseGlyph.bind(font);
  font._getBaseGlyph = (id, characters) => {
    if (!font._glyphs[id]) {
      make(id, characters);
      font._glyphs[id]._decode = () => moved(font, id);
    }
    return font._glyphs[id];
  };
  return font;
}

function moved(font, id) {
  const glyph = font._transformedGlyphs[id];
  if (glyph.points) return { ...glyph, points: shifted(font, id, glyph.points) };
  if (!glyph.components) return glyph;
  const places = glyph.components.map(({ dx, dy }) => point(font, dx, dy));
  const at = shifted(font, id, places);
  const components = glyph.components.map((part, i) =>
    Object.assign(Object.create(part), { dx: at[i].x, dy: at[i].y }),
  );
  return { ...glyph, components };
}

function shifted(font, id, points) {
  // A glyph's variations also move four points that it does not have: its margins.
  const margins = [0, 1, 2, 3].map(() => point(font, 0, 0));
  const all = [...points.map((p) => p.copy()), ...margins];
  font._variationProcessor.transformPoints(id, all);
  return all.slice(0, points.length);
}

function point(font, x, y) {
  const [any] = font._transformedGlyphs.find(({ points }) => points).points;
  return Object.assign(any.copy(), { x, y, onCurve: true, endContour: true });
}
