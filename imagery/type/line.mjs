import { face } from './faces.mjs';

/**
 * One line of type as an outline.
 * @param {{size:number, tracking?:number, caps?:boolean}} style with what `face` takes; tracking in em
 * @returns {{width:number, at:(x:number, y:number) => string}} `at` gives SVG path data, y is the base line
 */
export function line(text, style) {
  const { size, tracking = 0, caps = false, ...axes } = style;
  const font = face(axes);
  const { glyphs, positions } = font.layout(caps ? text.toUpperCase() : text);
  const scale = size / font.unitsPerEm;
  const pen = [];
  let x = 0;
  glyphs.forEach((glyph, i) => {
    pen.push([glyph, x + positions[i].xOffset * scale]);
    x += positions[i].xAdvance * scale + tracking * size;
  });
  const at = (left, base) =>
    pen.map(([glyph, dx]) => outline(glyph, scale, left + dx, base)).join('');
  return { width: Math.max(0, x - tracking * size), at };
}

const outline = ({ path }, scale, x, y) => path.scale(scale, -scale).translate(x, y).toSVG();

/** Height of a capital over the base line, as a share of the size. */
export function capHeight(style) {
  const font = face(style);
  return font.capHeight / font.unitsPerEm;
}
