import { randomFrom } from '../random.mjs';
import { colours } from '../../lib/config/colours-outside-css.mjs';
import { linear } from '../colour.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('./canvas.mjs').Picture} Picture */

const ink = linear(colours.ink);

/**
 * A film curve (Narkowicz's fit of ACES): bright light becomes white slowly. A value that is cut off at 1 would change
 * the hue.
 * @type {(x: number) => number}
 */
const film = (x) => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);

/**
 * Linear light to sRGB.
 * @type {(v: number) => number}
 */
const encode = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/**
 * @typedef {object} DevelopOptions
 * @property {number} [vignette] how much darker the rim is
 * @property {[x: number, y: number]} [centre] the brightest point, 0 to 1
 */

/**
 * Darkens the rim, replaces black by the site's ink colour, and converts the values to the range 0 to 1 for the screen.
 * Changes the picture.
 * @param {Picture} picture
 * @param {DevelopOptions} [options]
 */
export function develop(picture, { vignette = 0.6, centre = [0.5, 0.5] } = {}) {
  const { width, height, planes } = picture;
  for (let c = /** @type {Channel} */ (0); c < 3; c++) {
    const plane = planes[c];
    for (let y = 0, i = 0; y < height; y++) {
      const dy = (y / height - centre[1]) * 1.25;
      for (let x = 0; x < width; x++, i++) {
        const dx = (x / width - centre[0]) * 1.15;
        const shade = 1 / (1 + vignette * 4 * (dx * dx + dy * dy)) ** 2;
        const light = film(/** @type {number} */ (plane[i]) * shade * 0.8);
        plane[i] = encode(Math.min(1, light + ink[c] * (1 - light)));
      }
    }
  }
  return picture;
}

/**
 * Adds grain to the luminance, strongest in the mid tones. The grain also hides the steps of 8-bit values.
 * @param {Picture} picture developed, 0 to 1
 * @param {{ grain?: number, seed: number | string }} options
 * @returns {Buffer<ArrayBuffer>} RGB, 8 bit
 */
export function toBytes(picture, { grain = 0.012, seed }) {
  const { width, height, planes } = picture;
  const random = randomFrom(`grain ${seed}`);
  const bytes = Buffer.alloc(width * height * 3);
  for (let i = 0, o = 0; i < width * height; i++) {
    const level = /** @type {number} */ (planes[1][i]);
    const noise =
      (random.next() + random.next() - 1) * (grain * (0.35 + 2 * level * (1 - level)) + 0.002);
    for (let c = /** @type {Channel} */ (0); c < 3; c++, o++) {
      const light = /** @type {number} */ (planes[c][i]);
      const value = (light + noise) * 255 + random.next() * 0.9;
      bytes[o] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return bytes;
}
