import { lowest } from './style.mjs';

/**
 * What is drawn on: the PDF, the root of its structure, and the language.
 *
 * @typedef {{ pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, locale: 'en' | 'de' }} Paper
 */

/**
 * Draws what only decorates, so that screen readers leave it out.
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
 * Starts a page when less than this height is left.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {number} height points
 */
export function leaveRoom(pdf, height) {
  if (pdf.y + height > lowest) pdf.addPage();
}
