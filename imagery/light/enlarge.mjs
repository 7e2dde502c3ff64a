import { mapPlanes } from './canvas.mjs';

/** @typedef {import('./canvas.mjs').Plane} Plane */
/** @typedef {import('./canvas.mjs').Picture} Picture */

/** @typedef {[number, number, number, number]} Four */

/**
 * Catmull-Rom weights: sharper than linear interpolation. The values are those after `develop`, so ringing at edges is
 * not visible.
 * @param {number} t
 * @returns {Four}
 */
function weights(t) {
  const t2 = t * t;
  const t3 = t2 * t;
  return [
    (-t3 + 2 * t2 - t) / 2,
    (3 * t3 - 5 * t2 + 2) / 2,
    (-3 * t3 + 4 * t2 + t) / 2,
    (t3 - t2) / 2,
  ];
}

/**
 * For each new pixel of a row or column: which four old pixels it reads, and how strongly.
 * @param {number} from old length
 * @param {number} to new length
 * @returns {{ index: Four, weight: Four }[]}
 */
function taps(from, to) {
  return Array.from({ length: to }, (_, i) => {
    const at = ((i + 0.5) * from) / to - 0.5;
    const base = Math.floor(at);
    /** @type {(d: number) => number} */
    const near = (d) => Math.min(from - 1, Math.max(0, base + d));
    return { index: [near(-1), near(0), near(1), near(2)], weight: weights(at - base) };
  });
}

/**
 * @param {Plane} plane
 * @param {number} width
 * @param {number} height
 * @param {number} newWidth
 */
function widen(plane, width, height, newWidth) {
  const wide = new Float32Array(newWidth * height);
  taps(width, newWidth).forEach(({ index: [a, b, c, d], weight: [p, q, r, s] }, x) => {
    for (let y = 0; y < height; y++) {
      const o = y * width;
      wide[y * newWidth + x] =
        /** @type {number} */ (plane[o + a]) * p +
        /** @type {number} */ (plane[o + b]) * q +
        /** @type {number} */ (plane[o + c]) * r +
        /** @type {number} */ (plane[o + d]) * s;
    }
  });
  return wide;
}

/**
 * @param {Plane} plane
 * @param {number} width
 * @param {number} height
 * @param {number} newHeight
 */
function heighten(plane, width, height, newHeight) {
  const out = new Float32Array(width * newHeight);
  taps(height, newHeight).forEach(({ index, weight: [p, q, r, s] }, y) => {
    const [a, b, c, d] = /** @type {Four} */ (index.map((row) => row * width));
    for (let x = 0, o = y * width; x < width; x++, o++) {
      out[o] =
        /** @type {number} */ (plane[a + x]) * p +
        /** @type {number} */ (plane[b + x]) * q +
        /** @type {number} */ (plane[c + x]) * r +
        /** @type {number} */ (plane[d + x]) * s;
    }
  });
  return out;
}

/**
 * Enlarges a picture. Pictures are drawn smaller than their final size, which saves time. Grain is added afterwards,
 * and hides the enlargement.
 * @param {Picture} picture
 * @param {number} newWidth
 * @param {number} newHeight
 * @returns {Picture} the same picture when it has this size already
 */
export function enlarge(picture, newWidth, newHeight) {
  const { width, height } = picture;
  if (width === newWidth && height === newHeight) return picture;
  const planes = mapPlanes(picture.planes, (plane) =>
    heighten(widen(plane, width, height, newWidth), newWidth, height, newHeight),
  );
  return { width: newWidth, height: newHeight, planes };
}
