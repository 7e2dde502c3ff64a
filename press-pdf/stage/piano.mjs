import { colours } from '../style.mjs';
import { label, microphone } from './marks.mjs';

/**
 * Draws a grand piano from above: the keys on the left, the straight side at the back.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {{ piano: string, power: string }} words
 */
export function drawPiano(pdf, words) {
  pdf
    .lineWidth(1.2)
    .path(
      'M84 72 H186 C214 72 222 92 212 106 C200 122 176 118 160 134 C146 148 140 164 120 164 H84 Z',
    );
  pdf.fillAndStroke('#ffffff', colours.ink);
  pdf.rect(78, 74, 10, 88).fillAndStroke('#ffffff', colours.ink);
  pdf.lineWidth(0.5).strokeColor(colours.ink);
  for (let key = 1; key < 14; key++) pdf.moveTo(78, 74 + key * 6.3).lineTo(88, 74 + key * 6.3);
  pdf.stroke();
  pdf.strokeColor(colours.wave);
  for (let string = 0; string < 7; string++) {
    pdf.moveTo(94, 82 + string * 6).lineTo(200 - string * 7, 82 + string * 6);
  }
  pdf.stroke();
  label(pdf, words.piano, 140, 54, colours.ink);
  label(pdf, words.power, 140, 172, colours.haze);
  microphone(pdf, 150, 94, '2');
  microphone(pdf, 112, 140, '3');
}
