/**
 * The colours that are needed outside of style sheets: drawn pictures, plain pages, the browser's own frame.
 * `app/styles/colours.css` has the same values; a test compares them.
 */
export const colours = {
  ink: '#0b0714',
  night: '#140b26',
  plum: '#24123f',
  violet: '#8b5cf6',
  orchid: '#d6a4ff',
  rose: '#f08fc0',
  gold: '#f2c879',
  mist: '#f6f0ff',
  haze: '#c9bbdf',
};

/** The background of a share image: its middle, a step towards the edge (`between`), and the shade behind the text. */
export const shareImageBackground = { middle: '#2f1857', between: '#170c2c', shade: '#0d0819' };

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
  { line: '#6ea8ff', glow: violet, centre: orchid },
];
