import { bilinear, canvas } from './canvas.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('./canvas.mjs').Picture} Picture */

// The tangent of half the angle of view.
const lens = 0.5;

/**
 * @typedef {object} Sight
 * @property {number} pitch in radians; 0 looks straight down
 * @property {number} yaw in radians
 * @property {number} reach how much of the patch is visible along half of the picture's short side
 * @property {[x: number, y: number]} aim the point of the patch in the middle of the view, -1 to 1
 */

/**
 * Lays a square picture of water flat and looks at it obliquely, with an angle of view of 53° on the short side.
 * @param {Picture} patch a square picture
 * @param {Sight & { width: number, height: number }} view
 * @returns {{ picture: Picture, distance: Float32Array }} distance of each pixel; 1 in the middle of the view
 */
export function tilt(patch, { width, height, ...view }) {
  const picture = canvas(width, height);
  const distance = new Float32Array(width * height);
  const sight = sightOf(view);
  const half = patch.width / 2;
  const short = Math.min(width, height) / 2;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v, d] = sight((x - width / 2) / short, (y - height / 2) / short);
      distance[i] = d;
      const rim = Math.max(Math.abs(u), Math.abs(v));
      const fade = rim > 1 ? 0 : Math.min(1, (1 - rim) * 6);
      if (!fade) continue;
      for (let c = /** @type {Channel} */ (0); c < 3; c++) {
        const plane = patch.planes[c];
        picture.planes[c][i] =
          fade * bilinear(plane, patch.width, patch.height, half + u * half, half + v * half);
      }
    }
  }
  return { picture, distance };
}

/**
 * @param {Sight} sight
 * @returns {(a: number, b: number) => [u: number, v: number, distance: number]} from a point of the view (-1 to 1 on
 *   the short side) to a point of the patch; beyond the patch for a point above the horizon
 */
function sightOf({ pitch, yaw, reach, aim }) {
  const cp = Math.cos(pitch);
  const sp = Math.sin(pitch);
  const cy = Math.cos(yaw);
  const sy = Math.sin(yaw);
  // The camera is one unit away from the point it aims at.
  return (a, b) => {
    const fall = cp + b * lens * sp;
    if (fall < 0.02) return [9, 9, 50];
    const d = cp / fall;
    const across = a * d * reach;
    const along = (sp - (sp - b * lens * cp) * d) * (reach / lens);
    return [aim[0] + across * cy - along * sy, aim[1] + across * sy + along * cy, d];
  };
}
