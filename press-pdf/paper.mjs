import { lowest } from './style.mjs';

/**
 * A document that is being drawn: the PDF, the root of its structure tree, and the language.
 *
 * @typedef {{ pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, locale: 'en' | 'de' }} Paper
 */

/**
 * Draws something that is only decoration, and marks it so that screen readers leave it out.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {() => void} draw
 * @param {'Layout' | 'Pagination'} [type]
 */
export function decorate(pdf, draw, type = 'Layout') {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/**
 * Starts a new page when less than this height is left on the current page.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {number} height points
 */
export function leaveRoom(pdf, height) {
  if (pdf.y + height > lowest) pdf.addPage();
}
