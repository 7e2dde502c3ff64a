import { create } from 'fontkit';

/**
 * The properties of a font that are used here. All lengths are in font units.
 * @typedef {object} Font
 * @property {number} unitsPerEm
 * @property {number} capHeight
 * @property {number[]} characterSet the code points it has
 * @property {(text: string) => Layout} layout
 */

/**
 * A line of text: its glyphs, and the position of each.
 * @typedef {object} Layout
 * @property {Glyph[]} glyphs
 * @property {{ xAdvance: number, xOffset: number }[]} positions as many as `glyphs`
 */

/** @typedef {{ id: number, advanceWidth: number, path: Outline }} Glyph */

/**
 * @typedef {object} Outline
 * @property {{ command: PathCommand, args: number[] }[]} commands
 * @property {(x: number, y: number) => Outline} scale
 * @property {(x: number, y: number) => Outline} translate
 * @property {() => string} toSVG
 */

/** @typedef {'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'} PathCommand */

/**
 * A point of a glyph's outline.
 * @typedef {{ x: number, y: number, onCurve: boolean, endContour: boolean, copy: () => Point }} Point
 */

/** @typedef {{ points?: Point[], components?: { dx: number, dy: number }[] }} RawGlyph */

/**
 * The private members of fontkit's class for WOFF2 fonts that are used here.
 * @typedef {object} PrivateFont
 * @property {{ axis: { axisTag: string, defaultValue: number }[] }} fvar
 * @property {object} stream
 * @property {Record<number, { _decode: () => RawGlyph }>} _glyphs
 * @property {RawGlyph[]} _transformedGlyphs
 * @property {{ transformPoints: (id: number, points: Point[]) => void }} _variationProcessor
 * @property {() => void} _transformGlyfTable
 * @property {() => void} _decompress
 * @property {(id: number, characters: number[]) => unknown} _getBaseGlyph
 */

/** @typedef {Font & PrivateFont} Woff2Font */
/** @typedef {new (bytes: Uint8Array) => object} StreamClass */
/** @typedef {new (stream: object, axes: number[]) => Woff2Font} FontClass */

/**
 * Opens a variable WOFF2 font at one point of its design space.
 * @param {Uint8Array} bytes
 * @param {Record<string, number>} coordinates by the tag of the axis; without a value, the axis has its default
 * @returns {Font}
 */
export function openFont(bytes, coordinates) {
  const plain = /** @type {Woff2Font} */ (create(bytes));
  const axes = plain.fvar.axis.map((axis) => coordinates[axis.axisTag.trim()] ?? axis.defaultValue);
  return varied(plain, bytes, axes);
}

/**
 * fontkit 2.0.4 can vary TrueType but not WOFF2: its getVariation does not decompress the file. So the compressed font
 * is opened a second time with its axes set, and its glyphs are moved in the same way as for TrueType.
 * @param {Woff2Font} plain
 * @param {Uint8Array} bytes
 * @param {number[]} axes
 * @returns {Font}
 */
function varied(plain, bytes, axes) {
  plain._transformGlyfTable();
  const Stream = /** @type {StreamClass} */ (plain.stream.constructor);
  const Font = /** @type {FontClass} */ (plain.constructor);
  const font = new Font(new Stream(bytes), axes);
  font._transformedGlyphs = plain._transformedGlyphs;
  font._decompress();
  const make = font._getBaseGlyph.bind(font);
  font._getBaseGlyph = (id, characters) => {
    const known = font._glyphs[id];
    if (known) return known;
    make(id, characters);
    const made = font._glyphs[id];
    if (!made) throw new Error(`The font has no glyph ${id}`);
    made._decode = () => moved(font, id);
    return made;
  };
  return font;
}

/**
 * @param {Woff2Font} font
 * @param {number} id
 * @returns {RawGlyph}
 */
function moved(font, id) {
  const glyph = font._transformedGlyphs[id];
  if (!glyph) throw new Error(`The font has no glyph ${id}`);
  if (glyph.points) return { ...glyph, points: shifted(font, id, glyph.points) };
  if (!glyph.components) return glyph;
  const places = glyph.components.map(({ dx, dy }) => point(font, dx, dy));
  const at = shifted(font, id, places);
  const components = glyph.components.map((part, i) => {
    const { x, y } = /** @type {Point} */ (at[i]);
    return Object.assign(Object.create(part), { dx: x, dy: y });
  });
  return { ...glyph, components };
}

/**
 * @param {Woff2Font} font
 * @param {number} id
 * @param {Point[]} points
 */
function shifted(font, id, points) {
  // A variation also moves four points that the glyph does not have: its margins.
  const margins = [0, 1, 2, 3].map(() => point(font, 0, 0));
  const all = [...points.map((p) => p.copy()), ...margins];
  font._variationProcessor.transformPoints(id, all);
  return all.slice(0, points.length);
}

/**
 * A new point: fontkit exports no class for it, so an existing point is copied.
 * @param {Woff2Font} font
 * @param {number} x
 * @param {number} y
 */
function point(font, x, y) {
  const [any] = font._transformedGlyphs.find(({ points }) => points)?.points ?? [];
  if (!any) throw new Error('The font has no outlines');
  return Object.assign(any.copy(), { x, y, onCurve: true, endContour: true });
}
