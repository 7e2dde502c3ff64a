/**
 * The distance of a point to a shape: negative inside, zero at the edge, positive outside. The functions are those of
 * Inigo Quilez (https://iquilezles.org/articles/distfunctions2d/).
 * @typedef {(x: number, y: number) => number} Shape
 */

/** @typedef {[x: number, y: number]} Point */

/**
 * A circle or an ellipse.
 * @param {Point} middle
 * @param {number} r
 * @param {number} [tall] height of an ellipse, as a share of its width
 * @returns {Shape}
 */
export const disc =
  ([a, b], r, tall = 1) =>
  (x, y) =>
    (Math.hypot(x - a, (y - b) / tall) - r) * Math.min(1, tall);

/**
 * A line with round ends, which may become thicker or thinner.
 * @param {Point} from
 * @param {Point} to
 * @param {number} r radius at the beginning
 * @param {number} [end] radius at the end
 * @returns {Shape}
 */
export const limb =
  ([a, b], [c, d], r, end = r) =>
  (x, y) => {
    const [dx, dy] = [c - a, d - b];
    const t = Math.min(1, Math.max(0, ((x - a) * dx + (y - b) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - a - t * dx, y - b - t * dy) - (r + (end - r) * t);
  };

/**
 * @param {Point[]} corners
 * @param {number} [round] radius of the corners
 * @returns {Shape}
 */
export const polygon =
  (corners, round = 0) =>
  (x, y) => {
    let nearest = Infinity;
    let inside = false;
    for (const [n, [a, b]] of corners.entries()) {
      const [c, d] = corners[(n + 1) % corners.length] ?? [a, b];
      const [dx, dy] = [c - a, d - b];
      const t = Math.min(1, Math.max(0, ((x - a) * dx + (y - b) * dy) / (dx * dx + dy * dy)));
      nearest = Math.min(nearest, Math.hypot(x - a - t * dx, y - b - t * dy));
      if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside;
    }
    return (inside ? -nearest : nearest) - round;
  };

/**
 * All of these shapes in one. Where two meet, their edge is round.
 * @param {number} soft how round: 0 for a sharp corner
 * @param {Shape[]} shapes
 * @returns {Shape}
 */
export const union =
  (soft, ...shapes) =>
  (x, y) =>
    shapes.reduce((sum, shape) => {
      const far = shape(x, y);
      if (!soft) return Math.min(sum, far);
      const h = Math.max(0, soft - Math.abs(sum - far)) / soft;
      return Math.min(sum, far) - h * h * soft * 0.25;
    }, 1e3);

/**
 * The same shape at another place and in another size.
 * @param {Shape} shape
 * @param {Point} to
 * @param {number} size
 * @returns {Shape}
 */
export const placed =
  (shape, [a, b], size) =>
  (x, y) =>
    shape((x - a) / size, (y - b) / size) * size;
