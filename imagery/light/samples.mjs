import { colourOf } from '../colour.mjs';

/** @typedef {import('../colour.mjs').Colour} Colour */

/** @type {[x: number, y: number][]} */
const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
];

/**
 * The colour of a pixel as the average of four points in it, so that objects narrower than a pixel are drawn smoothly.
 * @param {number} x in pixels
 * @param {number} y
 * @param {{ width: number, height: number }} size
 * @param {(u: number, v: number) => Colour} colourAt the colour at a point of the picture, 0 to 1
 * @returns {Colour}
 */
export function averageOf(x, y, { width, height }, colourAt) {
  /** @type {Colour} */
  let sum = [0, 0, 0];
  for (const [a, b] of quarters) {
    const before = sum;
    const colour = colourAt((x + a) / width, (y + b) / height);
    sum = colourOf((c) => before[c] + colour[c] * 0.25);
  }
  return sum;
}
