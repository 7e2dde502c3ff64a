import { colourOf } from '../colour.mjs';
import { blurPicture } from './blur.mjs';
import { canvas } from './canvas.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('./canvas.mjs').Picture} Picture */

/** The strengths of the blur, as shares of the short side. */
const levels = [0, 0.0035, 0.009, 0.02, 0.042];

/**
 * @typedef {object} FocusOptions
 * @property {number} [sharp] the distance that is in focus; 1 is the middle of the picture
 * @property {number} aperture a larger aperture blurs more
 * @property {number} discs brightness of the discs of light, 0 for none
 */

/**
 * Shallow depth of field: only what lies at the distance `sharp` is in focus. The rest is blurred, and its bright
 * points become discs.
 * @param {Picture} picture
 * @param {Float32Array} distance of each pixel, 1 in the middle
 * @param {FocusOptions} options
 */
export function focus(picture, distance, { sharp = 1, aperture, discs }) {
  const { width, height } = picture;
  const short = Math.min(width, height);
  /** @type {(i: number) => number} */
  const blurAt = (i) => aperture * Math.abs(1 - sharp / /** @type {number} */ (distance[i]));
  const stack = levels.map((s) => (s ? blurPicture(picture, s * short) : picture));
  const out = canvas(width, height);
  for (let i = 0; i < distance.length; i++) {
    const at = Math.min(levels.length - 1.001, blurAt(i) * 6);
    const k = at | 0;
    const f = at - k;
    const sharper = /** @type {Picture} */ (stack[k]);
    const softer = /** @type {Picture} */ (stack[k + 1]);
    for (let c = /** @type {Channel} */ (0); c < 3; c++) {
      const near = /** @type {number} */ (sharper.planes[c][i]);
      const far = /** @type {number} */ (softer.planes[c][i]);
      out.planes[c][i] = near * (1 - f) + far * f;
    }
  }
  if (discs) pointsToDiscs(picture, out, (i) => blurAt(i) * 0.11 * short, discs);
  return out;
}

/**
 * @param {Picture} source
 * @param {Picture} target
 * @param {(i: number) => number} radiusAt
 * @param {number} strength
 */
function pointsToDiscs(source, target, radiusAt, strength) {
  const { width, height, planes } = source;
  const green = planes[1];
  const step = 4;
  for (let y = step; y < height - step; y += step) {
    for (let x = step; x < width - step; x += step) {
      const i = brightest(green, width, x, y, step);
      const radius = Math.min(height * 0.05, radiusAt(i));
      const colour = colourOf((c) => /** @type {number} */ (planes[c][i]));
      const light = colour[0] + colour[1] + colour[2];
      if (radius < 3 || light < 3) continue;
      const share = colourOf((c) => (colour[c] / light) * strength);
      disc(target, i % width, (i / width) | 0, radius, share);
    }
  }
}

/**
 * @param {Plane} plane
 * @param {number} width
 * @param {number} x
 * @param {number} y
 * @param {number} step
 * @returns {number} index of the brightest pixel of a square
 */
function brightest(plane, width, x, y, step) {
  let best = y * width + x;
  for (let b = 0; b < step; b++) {
    for (let a = 0; a < step; a++) {
      const i = (y + b) * width + x + a;
      if (/** @type {number} */ (plane[i]) > /** @type {number} */ (plane[best])) best = i;
    }
  }
  return best;
}

/**
 * @param {Picture} picture
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Colour} colour
 */
function disc({ width, height, planes }, x, y, radius, colour) {
  const gain = Math.min(0.16, 5 / (radius * radius));
  for (let j = Math.max(0, Math.floor(y - radius)); j <= Math.min(height - 1, y + radius); j++) {
    for (let i = Math.max(0, Math.floor(x - radius)); i <= Math.min(width - 1, x + radius); i++) {
      const d = Math.hypot(i - x, j - y);
      const cover = gain * Math.min(1, Math.max(0, radius - d)) * (0.7 + 0.5 * (d / radius) ** 3);
      for (let c = /** @type {Channel} */ (0); c < 3; c++) {
        const plane = planes[c];
        const at = j * width + i;
        plane[at] = /** @type {number} */ (plane[at]) + colour[c] * cover;
      }
    }
  }
}
