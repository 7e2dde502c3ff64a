import { capHeight } from '../type/line.mjs';
import { compactLine } from '../type/compact.mjs';
import { ornaments } from './ornaments.mjs';

/**
 * The mark of an invented house: its name as outlines, in the colour of the text around it.
 * @param {{name:string, rows?:string[], style:object, form?:'plain'|'box'|'rules'|'pill', ornament?:string, align?:'left'|'centre'}} logo
 * @returns {string} SVG
 */
export function logoSvg({
  name,
  rows = [name],
  style,
  form = 'plain',
  ornament,
  above,
  align = 'left',
  size = 76,
}) {
  const sized = { size: rows.length > 1 ? size * 0.72 : size, ...style };
  const cap = capHeight(sized) * sized.size;
  const leading = Math.round(sized.size * (style.leading ?? 0.98));
  const widths = rows.map((row) => compactLine(row, sized).width);
  const wide = Math.max(...widths);
  const pad = { plain: [2, 24], rules: [2, 40], box: [34, 38], pill: [50, 36] }[form];
  const mark = ornament && !above ? 116 : 0;
  const top = pad[1] + (above ? 104 : 0);
  const height = Math.max(
    mark ? 116 : 0,
    Math.round(top + cap + leading * (rows.length - 1) + pad[1]),
  );
  const low = Math.round((height + top - pad[1] + cap - leading * (rows.length - 1)) / 2);
  const set = rows.map((row, i) => {
    const shift = align === 'centre' || above ? (wide - widths[i]) / 2 : 0;
    return compactLine(row, sized, Math.round(pad[0] + mark + shift), low + i * leading).d;
  });
  const width = Math.round(wide + mark + 2 * pad[0]);
  const place = above ? [width / 2, 58] : [56, height / 2];
  const sign = ornament
    ? `<g transform="translate(${place.join(' ')})">${ornaments[ornament]}</g>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" role="img" aria-label="${name}">` +
    `${outline(form, width, height)}${sign}<path d="${set.join('')}"/></svg>\n`
  );
}

function outline(form, width, height) {
  const stroke = 'fill="none" stroke="currentColor" stroke-width="5"';
  if (form === 'box') return `<path d="M3 3H${width - 3}V${height - 3}H3z" ${stroke}/>`;
  if (form === 'pill')
    return `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${height / 2 - 3}" ${stroke}/>`;
  if (form === 'rules') return `<path d="M0 6H${width}M0 ${height - 6}H${width}" ${stroke}/>`;
  return '';
}
