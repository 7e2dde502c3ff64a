import { mapPlanes } from './canvas.mjs';

/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('./canvas.mjs').Picture} Picture */

/**
 * @param {Plane} source
 * @param {Plane} target
 * @param {number} start index of the first pixel of the row
 * @param {number} count
 * @param {number} radius
 */
function boxRow(source, target, start, count, radius) {
  const gain = 1 / (2 * radius + 1);
  const last = count - 1;
  let sum = /** @type {number} */ (source[start]) * (radius + 1);
  for (let i = 1; i <= radius; i++) {
    sum += /** @type {number} */ (source[start + Math.min(i, last)]);
  }
  for (let i = 0; i < count; i++) {
    target[start + i] = sum * gain;
    const enter = /** @type {number} */ (source[start + Math.min(i + radius + 1, last)]);
    const leave = /** @type {number} */ (source[start + Math.max(i - radius, 0)]);
    sum += enter - leave;
  }
}

/**
 * Blurs all columns at the same time, row by row: column by column, every step would miss the cache of the processor.
 * @param {Plane} source
 * @param {Plane} target
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
function boxColumns(source, target, width, height, radius) {
  const gain = 1 / (2 * radius + 1);
  const last = height - 1;
  const firstRow = (/** @type {unknown} */ _, /** @type {number} */ x) =>
    /** @type {number} */ (source[x]) * (radius + 1);
  const sums = Float64Array.from({ length: width }, firstRow);
  for (let j = 1; j <= radius; j++) {
    const row = Math.min(j, last) * width;
    for (let x = 0; x < width; x++) {
      sums[x] = /** @type {number} */ (sums[x]) + /** @type {number} */ (source[row + x]);
    }
  }
  for (let j = 0; j < height; j++) {
    const row = j * width;
    const enterRow = Math.min(j + radius + 1, last) * width;
    const leaveRow = Math.max(j - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      const sum = /** @type {number} */ (sums[x]);
      const enter = /** @type {number} */ (source[enterRow + x]);
      const leave = /** @type {number} */ (source[leaveRow + x]);
      target[row + x] = sum * gain;
      sums[x] = sum + (enter - leave);
    }
  }
}

/**
 * Approximates a Gaussian blur by three box blurs, which take the same time for every radius.
 * @param {Plane} plane
 * @param {number} width
 * @param {number} height
 * @param {number} sigma standard deviation in pixels
 */
export function blur(plane, width, height, sigma) {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const a = Float32Array.from(plane);
  const b = new Float32Array(plane.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) boxRow(a, b, y * width, width, radius);
    boxColumns(b, a, width, height, radius);
  }
  return a;
}

/**
 * @param {Picture} picture
 * @param {number} sigma in pixels
 * @returns {Picture}
 */
export function blurPicture({ width, height, planes }, sigma) {
  return {
    width,
    height,
    planes: mapPlanes(planes, (plane) => blur(plane, width, height, sigma)),
  };
}
