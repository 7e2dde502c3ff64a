import { bilinear, deposit } from './canvas.mjs';
import { blur } from './blur.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../palettes.mjs').Palette} Palette */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('./canvas.mjs').Picture} Picture */
/** @typedef {import('./surface.mjs').Surface} Surface */

/**
 * Puts grains of sand where the plate does not move. A low lamp lights one side of them; the other side has a shadow.
 * Changes the picture.
 * @param {Picture} picture
 * @param {Surface} surface
 * @param {Palette} palette
 * @param {Random} random
 * @param {{ grains: number, edge: number }} options `grains` is the maximum number of grains, `edge` is the share of
 *   the picture that the plate covers
 */
export function sand(picture, surface, palette, random, { grains, edge }) {
  const { width, height } = picture;
  const heap = new Float32Array(width * height);
  const glitter = new Float32Array(width * height);
  const reach = 0.16 * typicalOf(surface.h);
  let laid = 0;
  for (let n = 0; n < grains * 14 && laid < grains; n++) {
    const x = width * (0.5 + (random.next() - 0.5) * edge * 0.995);
    const y = height * (0.5 + (random.next() - 0.5) * edge * 0.995);
    const still = bilinear(surface.h, width, height, x, y) / reach;
    if (random.next() > Math.exp(-still * still) + 0.0035) continue;
    deposit(heap, width, height, x, y, 1);
    if (random.next() < 0.05) deposit(glitter, width, height, x, y, random.next() ** 4);
    laid++;
  }
  shade(picture, heap, glitter, palette);
  return picture;
}

/**
 * The root mean square of the heights, estimated from every seventh value.
 * @param {Plane} h
 */
function typicalOf(h) {
  let sum = 0;
  for (let i = 0; i < h.length; i += 7) {
    const height = /** @type {number} */ (h[i]);
    sum += height * height;
  }
  return Math.sqrt((7 * sum) / h.length);
}

/**
 * @param {Picture} picture
 * @param {Plane} heap
 * @param {Plane} glitter
 * @param {Palette} palette
 */
function shade({ width, height, planes }, heap, glitter, palette) {
  const even = heap.reduce((sum, v) => sum + v, 0) / heap.length;
  const mound = blur(heap, width, height, width * 0.0022);
  const shadow = blur(heap, width, height, width * 0.004);
  const cast = Math.round(width * 0.004);
  for (let y = cast + 1; y < height - 1; y++) {
    for (let x = cast + 1; x < width - 1; x++) {
      const i = y * width + x;
      const grains = /** @type {number} */ (heap[i]);
      const around = /** @type {number} */ (mound[i]);
      const cover = 1 - Math.exp((-grains / even) * 0.16 - (around / even) * 0.1);
      const slope = slopeOf(mound, i, width) / even;
      const lit =
        Math.min(2.4, Math.max(0.08, 0.55 + slope * 1.5)) *
        (0.6 + 0.5 * (grains / (around + even)));
      const dim = Math.exp(-(/** @type {number} */ (shadow[i - cast - cast * width])) / even / 9);
      const sparkle = /** @type {number} */ (glitter[i]);
      for (let c = /** @type {Channel} */ (0); c < 3; c++) {
        const grain = palette.light[c] * 0.5 * lit + palette.mid[c] * 0.1;
        const ground = /** @type {number} */ (planes[c][i]) * dim;
        planes[c][i] = ground + (grain - ground) * cover + sparkle * palette.spark[c] * 3;
      }
    }
  }
}

/**
 * @param {Plane} mound
 * @param {number} i
 * @param {number} width
 */
function slopeOf(mound, i, width) {
  const left = /** @type {number} */ (mound[i - 1]);
  const right = /** @type {number} */ (mound[i + 1]);
  const up = /** @type {number} */ (mound[i - width]);
  const down = /** @type {number} */ (mound[i + width]);
  return right - left + down - up;
}
