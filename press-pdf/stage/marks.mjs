import { colours, fonts } from '../style.mjs';

/** Draws a microphone with the number of its input. */
export function microphone(pdf, x, y, input) {
  pdf.lineWidth(1).circle(x, y, 7).fillAndStroke('#ffffff', colours.gold);
  pdf.font(fonts.strong).fontSize(8).fillColor(colours.gold);
  pdf.text(input, x - 7, y - 5, { width: 14, align: 'center' });
}

/** Draws a text whose middle is at `x`. */
export function label(pdf, words, x, y, colour, font = fonts.text) {
  pdf.font(font).fontSize(8.5).fillColor(colour);
  pdf.text(words, x - 90, y, { width: 180, align: 'center' });
}
