import { capHeight } from '../type/line.mjs';
import { compactLine } from '../type/compact.mjs';
import { ornaments } from './ornaments.mjs';

/**
 * @typedef {object} Logo
 * @property {string} name
 * @property {string[]} [rows] the name in rows; without it, one row
 * @property {LogoStyle} style
 * @property {'plain' | 'box' | 'rules' | 'pill'} [form] what is drawn around the name
 * @property {keyof typeof ornaments} [ornament]
 * @property {boolean} [above] the ornament stands above the name instead of in front of it
 * @property {'left' | 'centre'} [align]
 * @property {number} [size] of the type, in units of the SVG
 */

/** @typedef {Omit<import('../type/line.mjs').LineStyle, 'size'> & { leading?: number }} LogoStyle */

/** Space at the sides, and above and below, for each form. */
const padding = {
  plain: { side: 2, air: 24 },
  rules: { side: 2, air: 40 },
  box: { side: 34, air: 38 },
  pill: { side: 50, air: 36 },
};
/** The width that an ornament needs in front of the name, and the height that it needs above the name. */
const signRoom = 116;
const signHeight = 104;

/**
 * The logo of an invented publisher: its name as outlines, in the colour of the text around it.
 * @param {Logo} logo
 * @returns {string} SVG
 */
export function logoSvg({ name, rows = [name], form = 'plain', ornament, above, ...look }) {
  const { side, air } = padding[form];
  const before = ornament && !above ? signRoom : 0;
  const set = setRows(rows, { ...look, align: above ? 'centre' : look.align });
  const top = air + (above ? signHeight : 0);
  const width = Math.round(set.width + before + 2 * side);
  const height = Math.max(before, Math.round(top + set.height + air));
  const words = set.at(side + before, Math.round((height + top - air - set.height) / 2));
  const place = above ? `${width / 2} 58` : `56 ${height / 2}`;
  const sign = ornament ? `<g transform="translate(${place})">${ornaments[ornament]}</g>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" role="img" aria-label="${name}">` +
    `${outline(form, width, height)}${sign}<path d="${words}"/></svg>\n`
  );
}

/**
 * @param {string[]} rows
 * @param {Pick<Logo, 'style' | 'size' | 'align'>} look
 */
function setRows(rows, { style, size = 76, align }) {
  const { leading = 0.98, ...axes } = style;
  const sized = { ...axes, size: rows.length > 1 ? size * 0.72 : size };
  const step = Math.round(sized.size * leading);
  const cap = capHeight(sized) * sized.size;
  const wide = rows.map((row) => ({ row, own: compactLine(row, sized).width }));
  const width = Math.max(...wide.map(({ own }) => own));
  /** @type {(x: number, y: number) => string} */
  const at = (x, y) =>
    wide
      .map(({ row, own }, i) => {
        const shift = align === 'centre' ? (width - own) / 2 : 0;
        return compactLine(row, sized, Math.round(x + shift), Math.round(y + cap) + i * step).d;
      })
      .join('');
  return { width, height: cap + step * (rows.length - 1), at };
}

/**
 * @param {Logo['form']} form
 * @param {number} width
 * @param {number} height
 */
function outline(form, width, height) {
  const stroke = 'fill="none" stroke="currentColor" stroke-width="5"';
  if (form === 'box') return `<path d="M3 3H${width - 3}V${height - 3}H3z" ${stroke}/>`;
  if (form === 'pill')
    return `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${height / 2 - 3}" ${stroke}/>`;
  if (form === 'rules') return `<path d="M0 6H${width}M0 ${height - 6}H${width}" ${stroke}/>`;
  return '';
}
