import { colours } from '../style.mjs';
import { label, microphone } from './marks.mjs';

/** The centre (x, y) and the radius of each bowl, in points. The largest bowl is at the back. */
const bowls = [
  [342, 116, 10],
  [356, 88, 13],
  [386, 74, 16],
  [418, 88, 13],
  [432, 116, 10],
];

/**
 * Draws five bowls in a half circle on their carpet.
 *
 * @param {PDFKit.PDFDocument} pdf
 * @param {{ bowls: string, carpet: string, power: string }} words
 */
export function drawBowls(pdf, words) {
  pdf.lineWidth(0.8).dash(3, { space: 2 }).roundedRect(318, 44, 138, 116, 4).stroke(colours.haze);
  pdf.undash();
  for (const [x, y, radius] of bowls) {
    pdf.lineWidth(1.2).circle(x, y, radius).fillAndStroke('#ffffff', colours.ink);
    pdf
      .lineWidth(0.7)
      .circle(x, y, radius - 4)
      .stroke(colours.gold);
  }
  label(pdf, words.bowls, 387, 28, colours.ink);
  label(pdf, words.carpet, 387, 144, colours.haze);
  label(pdf, words.power, 387, 164, colours.haze);
  microphone(pdf, 370, 112, '4');
  microphone(pdf, 404, 112, '5');
  microphone(pdf, 334, 60, '6');
  microphone(pdf, 440, 60, '7');
}
