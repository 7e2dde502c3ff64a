import { drift } from './drift.mjs';
import { horizon } from './horizon.mjs';
import { keys } from './keys.mjs';
import { macro } from './macro.mjs';
import { mandala } from './mandala.mjs';
import { plate } from './plate.mjs';
import { rings } from './rings.mjs';
import { room } from './room.mjs';
import { stage } from './stage.mjs';
import { strata } from './strata.mjs';
import { twin } from './twin.mjs';
import { valley } from './valley.mjs';

/** @typedef {'drift' | 'horizon' | 'keys' | 'macro' | 'mandala' | 'plate' | 'rings' | 'room' | 'stage' | 'strata' | 'twin' | 'valley'} CompositionName */

/**
 * Optional settings of a composition. Without a setting, the value is a random number from the seed, or a fixed
 * default. Places and lengths are shares of the picture, 0 to 1.
 * @typedef {object} CompositionOptions
 * @property {'dish' | 'star'} [figure] for mandala, macro and horizon
 * @property {number} [fold] symmetry of the figure
 * @property {number} [zoom] mandala, macro, twin, keys: larger shows more; stage: the height of a person
 * @property {boolean} [mirrored] keys: the keys are on the right, the lacquer is on the left
 * @property {[x: number, y: number]} [at] mandala: middle of the figure; stage: where the people stand (only x)
 * @property {number} [second] twin: tone of the second figure, in hertz
 * @property {import('../figures/index.mjs').Drop[]} [drops] rings: where the drops fall
 * @property {number} [pitch] rings, macro: angle of the camera in radians; 0 looks straight down
 * @property {number} [reach] rings, plate: how much of the water or plate is visible
 * @property {number} [veils] drift: how many strings, at least two
 * @property {number} [spread] drift: how widely they swing; 1 is normal
 * @property {number} [line] horizon, valley: height of the horizon; stage: height of its floor; 0 is the top
 * @property {number} [moonX] horizontal position, 0 is the left edge: horizon: of the moon; valley: of the drop in the
 *   lake; stage: of the lamp
 * @property {number} [rise] horizon: the moon's height over the horizon; stage: the lamp's height over the floor
 * @property {number} [moonSize] horizon: its radius
 * @property {number} [moonLight] horizon: its brightness; 1.1 is normal
 * @property {number} [detail] horizon: how much of the figure the moon shows
 * @property {number} [depth] horizon: depth of the moon's water
 * @property {number} [hills] horizon, valley: how many rows of hills
 * @property {number} [layers] strata: how many
 * @property {'duo' | 'singer' | 'pianist' | 'nobody' | 'hands'} [cast] stage: who is on it
 * @property {number} [crowd] stage: how many rows of listeners
 * @property {number} [windows] room: how many
 * @property {boolean} [skyline] horizon: roofs and lit windows instead of hills
 */

/**
 * The input of a composition.
 * @typedef {object} CompositionInput
 * @property {number} hz the tone
 * @property {number} seed
 * @property {number} width of the drawing, in pixels
 * @property {number} height
 * @property {import('../palettes.mjs').Palette} palette
 * @property {import('../random.mjs').Random} random
 */

/** @typedef {CompositionInput & CompositionOptions} CompositionTask */

/**
 * Draws a picture in linear light.
 * @typedef {(task: CompositionTask) => import('../light/canvas.mjs').Picture} Composition
 */

/** @type {Record<CompositionName, Composition>} */
export const compositions = {
  ...{ drift, horizon, keys, macro, mandala, plate },
  ...{ rings, room, stage, strata, twin, valley },
};
