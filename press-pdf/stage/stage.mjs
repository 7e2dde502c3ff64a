import { leaveRoom } from '../paper.mjs';
import { colours, fonts, lineWidth, page } from '../style.mjs';
import { drawBowls } from './bowls.mjs';
import { label, microphone } from './marks.mjs';
import { drawPiano } from './piano.mjs';
import { stageWords } from './words.mjs';

/** The height of the drawing, in points. */
const depth = 300;

/**
 * Adds a drawing of the stage from above. The audience is at the bottom, so the left of the drawing is stage right.
 *
 * @param {import('../paper.mjs').Paper} paper
 */
export function addStage({ pdf, root, locale }) {
  leaveRoom(pdf, depth + 40);
  const words = stageWords[locale];
  const top = pdf.y + 4;
  // A separate object, because the types of PDFKit do not have `bbox` yet.
  const options = { alt: words.whole, bbox: [page.side, top, page.side + lineWidth, top + depth] };
  root.add(
    pdf.struct('Figure', options, () => {
      pdf.save().translate(page.side, top);
      drawFloor(pdf, words);
      drawPiano(pdf, words);
      drawBowls(pdf, words);
      drawPeople(pdf, words);
      pdf.restore();
    }),
  );
  pdf.y = top + depth + 26;
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {typeof stageWords.en} words
 */
function drawFloor(pdf, words) {
  pdf.lineWidth(1).roundedRect(0, 0, lineWidth, depth, 8).fillAndStroke(colours.tint, colours.line);
  label(pdf, words.back, lineWidth / 2, 8, colours.haze);
  label(pdf, `8 m`, lineWidth / 2, depth - 16, colours.haze);
  label(pdf, words.audience, lineWidth / 2, depth + 8, colours.gold, fonts.strong);
}

/**
 * @param {PDFKit.PDFDocument} pdf
 * @param {typeof stageWords.en} words
 */
function drawPeople(pdf, words) {
  person(pdf, 56, 118, 'Lune', words.pianist);
  person(pdf, 278, 152, 'Aura', words.singer);
  wedge(pdf, 44, 200, 'B', words);
  wedge(pdf, 264, 226, 'A', words);
  microphone(pdf, 278, 176, '1');
  microphone(pdf, 30, 156, '8');
  microphone(pdf, 432, 250, '9');
}

/** Draws a circle with a name and a part above it. */
function person(pdf, x, y, name, part) {
  pdf.circle(x, y, 13).fill(colours.ink);
  label(pdf, name, x, y - 40, colours.ink, fonts.strong);
  label(pdf, part, x, y - 28, colours.haze);
}

/** Draws a monitor loudspeaker, whose wide side faces the musician. `way` is the letter of its mix. */
function wedge(pdf, x, y, way, words) {
  pdf.polygon([x, y], [x + 28, y], [x + 23, y + 14], [x + 5, y + 14]).fill(colours.haze);
  label(pdf, `${words.monitor} ${way}`, x + 14, y + 17, colours.haze);
}
