import { formatDay } from './day.mjs';
import { decorate } from './paper.mjs';
import { colours, fonts, lineWidth, page } from './style.mjs';

const words = { en: { as: 'As of' }, de: { as: 'Stand' } };

/**
 * Adds the contact, the date of the last change and the page number at the bottom of every page.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {import('../lib/data/press/documents').PressDocument} content
 * @returns {number} the number of pages
 */
export function addFooters({ pdf, locale }, { contact, changes }) {
  const { count } = pdf.bufferedPageRange();
  const who = `${contact.part[locale]}: ${contact.name}, ${contact.email}, ${contact.phone}`;
  const day = `${words[locale].as} ${formatDay(changes[0].date, locale)}`;
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at);
    // Otherwise text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0;
    decorate(pdf, () => drawFooter(pdf, who, `${day}   ${at + 1} / ${count}`), 'Pagination');
  }

  return count;
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {string} left
 * @param {string} right
 */
function drawFooter(pdf, left, right) {
  const y = page.height - 48;
  pdf.moveTo(page.side, y - 10).lineTo(page.width - page.side, y - 10);
  pdf.lineWidth(0.7).stroke(colours.line);
  pdf.font(fonts.text).fontSize(8.5).fillColor(colours.haze);
  pdf.text(left, page.side, y, { lineBreak: false });
  pdf.text(right, page.side, y, { width: lineWidth, align: 'right' });
}
