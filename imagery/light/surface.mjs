/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('../figures/index.mjs').Figure} Figure */

/**
 * The surface of the water, with one value for each pixel of the picture.
 * @typedef {object} Surface
 * @property {number} width
 * @property {number} height
 * @property {number} unit size of one pixel in units of the figure
 * @property {Plane} h height of the water at each pixel
 * @property {Plane} gx slope from left to right
 * @property {Plane} gy slope from top to bottom
 * @property {number} bend how strongly it bends light: root mean square of the curvature
 */

/**
 * @typedef {object} Camera looks straight down
 * @property {number} [x] middle of the picture, in units of the figure
 * @property {number} [y]
 * @property {number} [zoom] this many units fit into half of the short side
 */

/**
 * @param {Figure} figure
 * @param {number} width
 * @param {number} height
 * @param {Camera} camera
 * @returns {Surface}
 */
export function surfaceOf(figure, width, height, { x = 0, y = 0, zoom = 1 }) {
  const unit = (2 * zoom) / Math.min(width, height);
  const h = heights(figure, width, height, unit, x, y);
  const { gx, gy } = slopes(h, width, height);
  return { width, height, unit, h, gx, gy, bend: bendOf(gx, gy, width, height) };
}

/**
 * @param {Figure} figure
 * @param {number} width
 * @param {number} height
 * @param {number} unit
 * @param {number} x
 * @param {number} y
 */
function heights(figure, width, height, unit, x, y) {
  const h = new Float32Array(width * height);
  for (let j = 0, i = 0; j < height; j++) {
    const b = j - height / 2 + 0.5;
    for (let k = 0; k < width; k++, i++) {
      const a = k - width / 2 + 0.5;
      h[i] = figure(x + a * unit, y + b * unit);
    }
  }
  return h;
}

/**
 * @param {Plane} h
 * @param {number} width
 * @param {number} height
 */
function slopes(h, width, height) {
  /** @type {(from: number, to: number) => number} */
  const rise = (from, to) => /** @type {number} */ (h[to]) - /** @type {number} */ (h[from]);
  const gx = new Float32Array(h.length);
  const gy = new Float32Array(h.length);
  for (let j = 0; j < height; j++) {
    const up = Math.max(0, j - 1) * width;
    const down = Math.min(height - 1, j + 1) * width;
    for (let k = 0; k < width; k++) {
      const i = j * width + k;
      const left = k > 0 ? i - 1 : i;
      const right = k < width - 1 ? i + 1 : i;
      gx[i] = rise(left, right) / (right - left);
      gy[i] = rise(up + k, down + k) / ((down - up) / width);
    }
  }
  return { gx, gy };
}

/**
 * Root mean square of the curvature. `caustics` divides the depth of the water by this value, so that the light of all
 * tones is focused equally well.
 * @param {Plane} gx
 * @param {Plane} gy
 * @param {number} width
 * @param {number} height
 * @returns {number} 1 for a flat surface
 */
function bendOf(gx, gy, width, height) {
  /** @type {(slopes: Plane, before: number, after: number) => number} */
  const curvature = (slopes, before, after) => {
    const from = /** @type {number} */ (slopes[before]);
    const to = /** @type {number} */ (slopes[after]);
    return (to - from) / 2;
  };
  let sum = 0;
  let count = 0;
  for (let j = 1; j < height - 1; j += 2) {
    for (let k = 1; k < width - 1; k += 2) {
      const i = j * width + k;
      const xx = curvature(gx, i - 1, i + 1);
      const yy = curvature(gy, i - width, i + width);
      sum += xx * xx + yy * yy;
      count++;
    }
  }
  return Math.sqrt(sum / (2 * count)) || 1;
}
