import { leaveRoom } from './paper.mjs';
import { addStage } from './stage/stage.mjs';
import { colours, fonts, lineWidth, page } from './style.mjs';
import { addTable } from './table.mjs';

/**
 * Adds a block of a document: its heading, and its content.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {import('../lib/data/press/documents').Block} block
 */
export function addBlock(paper, { heading, text, list, table, drawing }) {
  addHeading(paper, heading[paper.locale]);
  if (text) addParagraph(paper, text[paper.locale]);
  if (table) addTable(paper, table);
  if (drawing) addStage(paper);
  if (list)
    addList(
      paper,
      list.map((words) => words[paper.locale]),
    );
}

/**
 * Adds a heading. It starts a new page when there is no room for a line below it.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {string} words
 */
export function addHeading({ pdf, root }, words) {
  leaveRoom(pdf, 68);
  root.add(
    pdf.struct('H2', {}, () => {
      pdf.font(fonts.display).fontSize(16).fillColor(colours.ink);
      pdf.text(words, page.side, pdf.y + 14);
    }),
  );
  pdf.y += 5;
}

/**
 * @param {import('./paper.mjs').Paper} paper
 * @param {string} words
 */
function addParagraph({ pdf, root }, words) {
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font(fonts.text).fontSize(10.5).fillColor(colours.ink);
      pdf.text(words, page.side, pdf.y, { width: lineWidth, lineGap: 1.5 });
    }),
  );
}

/**
 * Adds a list with bullet points.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {string[]} items
 */
export function addList({ pdf, root }, items) {
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    list.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, () => addItem(pdf, item))]));
  }
  list.end();
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {string} words
 */
function addItem(pdf, words) {
  const indent = 14;
  const options = { width: lineWidth - indent, lineGap: 1.5 };
  pdf.font(fonts.text).fontSize(10.5);
  leaveRoom(pdf, pdf.heightOfString(words, options));
  pdf.circle(page.side + 3, pdf.y + 7, 1.8).fill(colours.gold);
  pdf.fillColor(colours.ink).text(words, page.side + indent, pdf.y, options);
  pdf.y += 3.5;
}
