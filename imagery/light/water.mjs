import { rampOf, scale, mix } from '../colour.mjs';
import { blur } from './blur.mjs';
import { canvas, mapPlanes } from './canvas.mjs';
import { caustics } from './caustics.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../palettes.mjs').Palette} Palette */
/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('./surface.mjs').Surface} Surface */

/**
 * A value for each point of the picture, from 0 to 1 in both directions.
 * @typedef {(x: number, y: number) => number} Field
 */

/**
 * @typedef {object} WaterLook
 * @property {number} depth of the water: the distance over which the light gathers
 * @property {Field} light how much light reaches a point
 * @property {Field} hue which lamp it comes from: 0 is the first, 1 the second
 * @property {number} glint strength of the reflections
 * @property {number} [lamp] the slope that mirrors the ring lamp
 * @property {number} [lampAt] the side on which the ring lamp hangs, in radians
 */

/**
 * The root mean square of the slopes, estimated from every third pixel.
 * @param {Plane} a
 * @param {Plane} b
 */
const rms = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 3) {
    const x = /** @type {number} */ (a[i]);
    const y = /** @type {number} */ (b[i]);
    sum += x * x + y * y;
  }
  return Math.sqrt((3 * sum) / a.length) || 1;
};

/**
 * Water in a dark dish. Light comes from below (caustics) and from a ring lamp above (reflections on the slopes).
 * @param {Surface} surface
 * @param {Palette} palette
 * @param {WaterLook} look
 */
export function water(surface, palette, look) {
  const { width, height } = surface;
  const { light, hue } = look;
  const picture = canvas(width, height);
  const rays = caustics(surface, look.depth);
  // The same light, out of focus, as if the ground were some centimetres deeper.
  const deep = mapPlanes(rays, (plane) =>
    blur(plane, width, height, Math.min(width, height) * 0.02),
  );
  const lower = rampOf([scale(palette.base, 0.12), palette.base, palette.mid, palette.light]);
  const upper = rampOf([scale(palette.far, 0.12), palette.far, palette.accent, palette.spark]);
  const glints = glintsOf(surface, palette, look);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const reach = light(x / width, y / height);
      const turn = hue(x / width, y / height);
      for (let c = /** @type {Channel} */ (0); c < 3; c++) {
        const ray = /** @type {number} */ (rays[c][i]);
        // Only gathered light is bright. The even part of the ground stays dark, so that the lines are clear.
        const over = Math.max(0, ray - 0.3);
        const gathered = over / (1 + over / 16);
        const at = (Math.min(1, gathered * 0.2) * 255) | 0;
        const low = /** @type {number} */ (lower[at * 3 + c]);
        const high = /** @type {number} */ (upper[at * 3 + c]);
        const tone = low + (high - low) * turn;
        const floor = palette.base[c] + (palette.far[c] - palette.base[c]) * turn;
        const soft = /** @type {number} */ (deep[c][i]);
        const glint = /** @type {number} */ (glints[c][i]);
        picture.planes[c][i] =
          reach * (floor * (0.35 + 0.5 * soft) + tone * 0.42 * gathered + glint);
      }
    }
  }
  return picture;
}

/**
 * The reflections of the ring lamp.
 * @param {Surface} surface
 * @param {Palette} palette
 * @param {WaterLook} look
 */
function glintsOf({ width, height, gx, gy }, palette, { glint, lamp = 0.6, lampAt = -0.9 }) {
  const { planes } = canvas(width, height);
  const gain = 1 / rms(gx, gy);
  const lampX = Math.cos(lampAt);
  const lampY = Math.sin(lampAt);
  const warm = mix(palette.spark, palette.light, 0.75);
  for (let i = 0; i < gx.length; i++) {
    const sx = /** @type {number} */ (gx[i]) * gain;
    const sy = /** @type {number} */ (gy[i]) * gain;
    const steep = Math.hypot(sx, sy);
    // Most of the water has a very different slope and does not mirror the lamp.
    if (Math.abs(steep - lamp) > 0.4) continue;
    const ring = Math.exp(-(((steep - lamp) / 0.06) ** 2));
    const side = 0.5 + (0.5 * (sx * lampX + sy * lampY)) / (steep + 1e-6);
    const key = side ** 4 * ring * glint * 0.8;
    const fill = (1 - side) ** 3 * ring * glint * 0.35;
    for (let c = /** @type {Channel} */ (0); c < 3; c++) {
      planes[c][i] = key * warm[c] + fill * palette.accent[c];
    }
  }
  return planes;
}
