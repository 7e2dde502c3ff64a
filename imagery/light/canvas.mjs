/**
 * One channel of a picture, row by row: `width * height` values of light.
 * @typedef {Float32Array} Plane
 */

/** @typedef {[red: Plane, green: Plane, blue: Plane]} Planes */

/**
 * A picture in linear light. The values have no upper limit, so that glow and highlights behave as in a lens.
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {Planes} planes
 */

/**
 * A black picture.
 * @param {number} width
 * @param {number} height
 * @returns {Picture}
 */
export function canvas(width, height) {
  const size = width * height;
  return {
    width,
    height,
    planes: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
  };
}

/**
 * @param {Planes} planes
 * @param {(plane: Plane) => Plane} change
 * @returns {Planes}
 */
export const mapPlanes = ([red, green, blue], change) => [change(red), change(green), change(blue)];

/**
 * Reads a plane between its pixels. Outside the picture, the value of the edge counts.
 * @param {Plane} plane
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 */
export function bilinear(plane, width, height, x, y) {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const i = y0 * width + x0;
  const topLeft = /** @type {number} */ (plane[i]);
  const topRight = /** @type {number} */ (plane[i + 1]);
  const lowLeft = /** @type {number} */ (plane[i + width]);
  const lowRight = /** @type {number} */ (plane[i + width + 1]);
  const top = topLeft + (topRight - topLeft) * fx;
  const low = lowLeft + (lowRight - lowLeft) * fx;
  return top + (low - top) * (cy - y0);
}

/**
 * Adds light at a point between pixels.
 * @param {Plane} plane
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 * @param {number} amount
 */
export function deposit(plane, width, height, x, y, amount) {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return;
  const fx = x - x0;
  const fy = y - y0;
  const i = y0 * width + x0;
  const low = i + width;
  plane[i] = /** @type {number} */ (plane[i]) + amount * (1 - fx) * (1 - fy);
  plane[i + 1] = /** @type {number} */ (plane[i + 1]) + amount * fx * (1 - fy);
  plane[low] = /** @type {number} */ (plane[low]) + amount * (1 - fx) * fy;
  plane[low + 1] = /** @type {number} */ (plane[low + 1]) + amount * fx * fy;
}
