/**
 * The colours that are needed outside of style sheets: drawn pictures, plain pages, the browser's own frame.
 * `app/styles/colours.css` has the same values; a test compares them.
 */
export const colours = {
  ink: '#06130f',
  night: '#0b1f19',
  plum: '#12342a',
  violet: '#1f9d78',
  orchid: '#a8e6cc',
  rose: '#f3b08c',
  gold: '#ffc46b',
  mist: '#f1faf5',
  haze: '#b9d3c8',
};

/** The background of a share image: its middle, a step towards the edge (`between`), and the shade behind the text. */
export const shareImageBackground = { middle: '#0f4535', between: '#0a2820', shade: '#071812' };

const { orchid, violet, gold, rose, mist } = colours;

/** @typedef {{ line: string, glow: string, centre: string }} Light */

/**
 * The colours of drawn figures that replace missing pictures: the line, the glow around it, and the centre. The
 * background is `ink` in all of them.
 * @type {[Light, ...Light[]]}
 */
export const lights = [
  { line: orchid, glow: violet, centre: gold },
  { line: rose, glow: violet, centre: mist },
  { line: gold, glow: rose, centre: mist },
  { line: '#7cc6e6', glow: violet, centre: orchid },
];
