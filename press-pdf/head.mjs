import { publisher } from '../content/press/documents/index.mjs';
import { decorate } from './paper.mjs';
import { colours, fonts, lineWidth, page } from './style.mjs';

/**
 * Adds the name of the duo, the title and the introduction, and draws rings in the corner.
 *
 * @param {import('./paper.mjs').Paper} paper
 * @param {import('../lib/data/press/documents').PressDocument} content
 */
export function addHead({ pdf, root, locale }, { title, lead }) {
  decorate(pdf, () => drawRings(pdf));
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font(fonts.strong).fontSize(9).fillColor(colours.gold);
      pdf.text(publisher.toUpperCase(), page.side, page.top, { characterSpacing: 2.4 });
    }),
  );
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font(fonts.display).fontSize(34).fillColor(colours.ink);
      pdf.text(title[locale], page.side, pdf.y + 6, { characterSpacing: 0 });
    }),
  );
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font(fonts.text).fontSize(12).fillColor(colours.haze);
      pdf.text(lead[locale], page.side, pdf.y + 6, { width: lineWidth * 0.74, lineGap: 2.5 });
    }),
  );
  pdf.y += 8;
}

/** @param {PDFKit.PDFDocument} pdf */
function drawRings(pdf) {
  pdf.lineWidth(0.7).strokeColor(colours.wave);
  for (let ring = 1; ring <= 9; ring++) {
    pdf.circle(page.width - 40, 30, ring * 13 + ring * ring * 0.6).stroke();
  }
}
