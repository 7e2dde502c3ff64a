import { bilinear, deposit } from './canvas.mjs';

/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('./canvas.mjs').Planes} Planes */
/** @typedef {import('./surface.mjs').Surface} Surface */

/** How much more or less than green light water bends blue and red light. */
const spread = 0.07;
/** The number of rays for each pixel, in both directions. */
const rays = 2;

/**
 * Light that falls through the water and gathers on the ground. Each ray moves along the slope of the water and is
 * counted where it arrives. There are three planes, because water bends red, green and blue differently.
 * @param {Surface} surface
 * @param {number} depth of the water
 * @returns {Planes}
 */
export function caustics(surface, depth) {
  /** @type {(f: number) => Plane} */
  const plane = (f) => gather(surface, (depth * f) / surface.bend);
  return [plane(1 - spread), plane(1), plane(1 + spread)];
}

/**
 * @param {Surface} surface
 * @param {number} travel how far a ray moves on a slope of 1
 */
function gather({ width, height, gx, gy }, travel) {
  const plane = new Float32Array(width * height);
  const amount = 1 / (rays * rays);
  const step = 1 / rays;
  for (let y = step / 2 - 0.5; y < height - 0.5; y += step) {
    for (let x = step / 2 - 0.5; x < width - 0.5; x += step) {
      const dx = bilinear(gx, width, height, x, y) * travel;
      const dy = bilinear(gy, width, height, x, y) * travel;
      deposit(plane, width, height, x + dx, y + dy, amount);
    }
  }
  return plane;
}
