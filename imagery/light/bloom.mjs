import { blur } from './blur.mjs';

/** @typedef {import('./canvas.mjs').Picture} Picture */

/**
 * Adds the glow that a lens makes around bright light: a narrow one, a wide one, and a very wide one. Changes the
 * picture.
 * @param {Picture} picture
 * @param {number} strength 1 is normal
 */
export function bloom(picture, strength) {
  const { width, height, planes } = picture;
  const short = Math.min(width, height);
  for (const plane of planes) {
    const bright = plane.map((v) => Math.max(0, v - 0.5));
    const layers = [
      { radius: 0.004, gain: 0.5 },
      { radius: 0.016, gain: 0.3 },
      { radius: 0.06, gain: 0.2 },
    ];
    for (const { radius, gain } of layers) {
      const glow = blur(bright, width, height, short * radius);
      for (let i = 0; i < plane.length; i++) {
        const light = /** @type {number} */ (plane[i]);
        plane[i] = light + /** @type {number} */ (glow[i]) * gain * strength;
      }
    }
  }
  return picture;
}
