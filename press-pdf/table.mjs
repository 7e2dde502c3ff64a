import { decorate, leaveRoom } from './paper.mjs';
import { colours, fonts, lineWidth, page } from './style.mjs';

/** The space at the left and the right of a cell, in points. */
const inset = 6;

/**
 * Adds a table with a row of headings and a line below each row.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {NonNullable<import('../lib/data/press/documents').Block['table']>} content
 */
export function addTable({ pdf, root, locale }, { columns, widths, languages, rows }) {
  const table = pdf.struct('Table');
  root.add(table);
  const places = placesOf(widths);
  const inLocale = (cell) => (typeof cell === 'string' ? cell : cell[locale]);
  addRow(
    pdf,
    table,
    places,
    columns.map((words) => ({ type: 'TH', words: words[locale] })),
  );
  for (const row of rows) {
    const cells = row.map((cell, at) => ({
      type: /** @type {const} */ ('TD'),
      words: inLocale(cell),
      lang: typeof cell === 'string' && languages?.[at] !== locale ? languages?.[at] : null,
    }));
    addRow(pdf, table, places, cells);
  }
  table.end();
  pdf.y += 6;
}

/** @param {number[]} widths as parts of the line width */
function placesOf(widths) {
  let left = page.side;

  return widths.map((share) => {
    const place = { x: left + inset, width: share * lineWidth - 2 * inset };
    left += share * lineWidth;
    return place;
  });
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} table
 * @param {{ x: number, width: number }[]} places
 * @param {{ type: 'TH' | 'TD', words: string, lang?: string | null }[]} cells
 */
function addRow(pdf, table, places, cells) {
  const isHead = cells[0].type === 'TH';
  pdf.font(isHead ? fonts.strong : fonts.text).fontSize(isHead ? 9 : 10.5);
  const heights = cells.map(({ words }, at) => pdf.heightOfString(words, places[at]));
  const height = Math.max(...heights) + 7;
  leaveRoom(pdf, height);
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  cells.forEach(({ type, words, lang }, at) => {
    const draw = () => {
      pdf.fillColor(isHead ? colours.gold : colours.ink);
      pdf.text(words, places[at].x, top + 3.5, places[at]);
    };
    row.add(pdf.struct(type, lang ? { lang } : {}, draw));
  });
  row.end();
  drawLine(pdf, top + height, isHead);
  pdf.y = top + height;
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {number} y
 * @param {boolean} isHead
 */
function drawLine(pdf, y, isHead) {
  decorate(pdf, () => {
    pdf.moveTo(page.side, y).lineTo(page.side + lineWidth, y);
    pdf.lineWidth(isHead ? 1 : 0.6).stroke(isHead ? colours.gold : colours.line);
  });
}
