import { colourOf, mix, smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { blurPicture } from './blur.mjs';
import { landOf } from './land.mjs';
import { bilinear } from './canvas.mjs';
import { surfaceOf } from './surface.mjs';
import { water } from './water.mjs';

/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('../compositions/index.mjs').CompositionTask} CompositionTask */
/** @typedef {import('./canvas.mjs').Picture} Picture */

/**
 * The colour of a point (0 to 1) of the sky. `rough` is 1 for the blurred sky that rippled water mirrors.
 * @typedef {(x: number, y: number, rough: 0 | 1) => Colour} Sky
 */

/**
 * @typedef {object} Moon
 * @property {number} x middle, 0 to 1
 * @property {number} y middle, 0 to 1
 * @property {number} r radius, as a share of the picture's height
 */

/**
 * The night sky above the water. Its moon is the figure of the tone.
 * @param {CompositionTask} task
 * @param {Moon} moon
 * @param {number} line height of the horizon, 0 (top) to 1
 * @returns {Sky}
 */
export function skyOf(task, moon, line) {
  const { width, height, palette } = task;
  const wide = moon.r * 2.8;
  const side = Math.round(height * wide);
  const clear = moonOf(task, side);
  /** @type {[clear: Picture, blurred: Picture]} */
  const discs = [clear, blurPicture(clear, side * 0.014)];
  const aspect = width / height;
  const land = landOf(task, line);
  const dawn = mix(palette.mid, palette.accent, 0.55);
  return (x, y, rough) => {
    const dx = (x - moon.x) * aspect;
    const dy = y - moon.y;
    const glow = Math.exp(-(dx * dx + dy * dy) * (1.1 / (moon.r * moon.r + 0.06)));
    const haze = Math.exp(-Math.abs(y - line) * 10) * Math.exp(-dx * dx * 1.4);
    const i = side / 2 + (dx / wide) * side;
    const j = side / 2 + (dy / wide) * side;
    const inside = i >= 0 && j >= 0 && i < side - 1 && j < side - 1;
    const { cover, mist } = land(x, y);
    return colourOf((c) => {
      const air =
        palette.deep[c] * 0.8 +
        palette.far[c] * glow * 0.75 +
        dawn[c] * haze * (task.hills ? 1.1 : 0.3);
      const lit = air + (inside ? bilinear(discs[rough].planes[c], side, side, i, j) : 0);
      return lit * (1 - cover) + (palette.base[c] * 0.5 + dawn[c] * 0.7 * haze) * mist * cover;
    });
  };
}

/**
 * @param {CompositionTask} task
 * @param {number} side of the square picture
 */
function moonOf(task, side) {
  const { hz, seed, fold, palette, figure = 'dish' } = task;
  const { detail = 1.7, depth = 0.6, moonLight = 1.1 } = task;
  const surface = surfaceOf(figures[figure](hz, seed, { fold }), side, side, { zoom: detail });
  /** @type {(x: number, y: number) => number} */
  const far = (x, y) => Math.hypot(x - 0.5, y - 0.5);
  return water(surface, palette, {
    depth,
    light: (x, y) => 1.4 * moonLight * smoothstep(0.43, 0.31, far(x, y)) * (1.25 - 1.9 * far(x, y)),
    hue: (x, y) => smoothstep(0.1, 0.4, far(x, y)),
    glint: 0.3,
  });
}
