import { compositions } from './compositions/index.mjs';
import { bloom } from './light/bloom.mjs';
import { enlarge } from './light/enlarge.mjs';
import { develop, toBytes } from './light/grade.mjs';
import { paletteOf } from './palettes.mjs';
import { randomFrom } from './random.mjs';

/**
 * Width and height in pixels.
 * @typedef {[width: number, height: number]} Size
 */

/**
 * The subject of a picture: the tone chooses the figure, the mood the light, the composition the camera.
 * @typedef {object} Subject
 * @property {number} hz
 * @property {import('./palettes.mjs').Mood} mood
 * @property {import('./compositions/index.mjs').CompositionName} composition
 */

/**
 * Optional settings of a picture: seed, lens and film.
 * @typedef {object} LensOptions
 * @property {number} [seed]
 * @property {number} [scale] the size at which the picture is drawn, as a share of `size`; it is then enlarged to
 *   `size`
 * @property {number} [bloom] glow around bright light; 1 is normal
 * @property {number} [grain]
 */

/**
 * All settings of a picture that have a default.
 * @typedef {LensOptions
 *   & import('./light/grade.mjs').DevelopOptions
 *   & import('./compositions/index.mjs').CompositionOptions} PictureOptions
 */

/** @typedef {Subject & PictureOptions & { size: Size }} PictureSpec */

/**
 * Draws one picture: a composition in linear light, then lens, film and grain.
 * @param {PictureSpec} spec
 * @returns {import('./encode.mjs').Bitmap}
 */
export function paint(spec) {
  const { hz, mood, seed = 1, composition, size, scale = 0.6 } = spec;
  const compose = compositions[composition];
  if (!compose) {
    throw new Error(
      `Unknown composition "${composition}"; known: ${Object.keys(compositions).join(', ')}`,
    );
  }
  const [fullWidth, fullHeight] = size;
  const drawn = compose({
    ...spec,
    seed,
    width: Math.round(fullWidth * scale),
    height: Math.round(fullHeight * scale),
    palette: paletteOf(mood),
    random: randomFrom(`${composition} ${hz} ${mood} ${seed}`),
  });
  bloom(drawn, spec.bloom ?? 1);
  develop(drawn, spec);
  const picture = enlarge(drawn, fullWidth, fullHeight);
  return {
    bytes: toBytes(picture, { grain: spec.grain, seed }),
    width: fullWidth,
    height: fullHeight,
  };
}
