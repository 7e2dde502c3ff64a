import { foldOf, waveNumberOf } from '../../lib/figures/tone.mjs';
import { randomFrom } from '../random.mjs';
import { dish } from './dish.mjs';
import { plate } from './plate.mjs';
import { rings } from './rings.mjs';
import { star } from './star.mjs';

/**
 * The height of the water (or plate) at a point. The short side of the picture is about 2 units.
 * @typedef {(u: number, v: number) => number} Figure
 */

/** @typedef {'dish' | 'star' | 'plate' | 'rings'} FigureName */

/**
 * A drop on the water: where it falls (in units of the figure), how strong it is (default 1) and its phase in radians
 * (default 0).
 * @typedef {[x: number, y: number, gain?: number, phase?: number]} Drop
 */

/**
 * @typedef {object} FigureOptions
 * @property {number} [fold] symmetry of `dish` and `star`; without it, `foldOf` the tone
 * @property {Drop[]} [drops] sources of `rings`; without them, two or three at random places
 */

/** @typedef {(hz: number, seed: number, options?: FigureOptions) => Figure} MakeFigure */

/** @type {Record<FigureName, MakeFigure>} */
export const figures = {
  dish(hz, seed, { fold = foldOf(hz) } = {}) {
    const random = randomFrom(`dish ${hz} ${seed}`);
    return dish({
      fold,
      k: waveNumberOf(hz),
      petals: random.between(1.5, 2.4),
      overtone: random.between(0.25, 0.8),
      phase: Math.PI / 2,
    });
  },
  star(hz, seed, { fold = foldOf(hz) } = {}) {
    const random = randomFrom(`star ${hz} ${seed}`);
    return star({ fold, k: waveNumberOf(hz), phase: Math.PI / 2, shift: random.between(0, 0.7) });
  },
  plate(hz, seed) {
    const random = randomFrom(`plate ${hz} ${seed}`);
    const n = 3 + Math.round(hz / 130) + random.int(0, 1);
    // Both numbers are even or both are odd: only then do all four sides look the same.
    const m = n - 2 * random.int(1, Math.max(1, (n - 1) >> 1));
    return plate({ n, m, blend: random.between(-0.6, 0.6), sign: random.sign() });
  },
  rings(hz, seed, { drops } = {}) {
    const random = randomFrom(`rings ${hz} ${seed}`);
    const count = random.int(2, 3);
    /** @type {Drop} */
    const faint = [random.between(-1.4, 1.4), random.sign() * random.between(0.5, 0.9), 0.28];
    /** @returns {Drop} */
    const drop = () => [
      random.between(-1.1, 1.1),
      random.between(-0.7, 0.7),
      random.between(0.6, 1),
    ];
    const sources =
      drops?.length === 1 ? [...drops, faint] : (drops ?? Array.from({ length: count }, drop));
    return rings({ sources, k: waveNumberOf(hz) * 1.1, fade: 0.22 });
  },
};
