import { randomFrom } from '../random.mjs';
import { dish } from './dish.mjs';
import { plate } from './plate.mjs';
import { rings } from './rings.mjs';
import { star } from './star.mjs';

// The Solfeggio tones keep a symmetry of their own; every other tone finds one from its digits.
const folds = { 396: 3, 417: 5, 432: 6, 528: 8, 639: 9, 741: 7, 852: 10, 888: 12, 963: 11 };

export function foldOf(hz) {
  return folds[hz] ?? 3 + (Math.round(hz) % 10);
}

/** Wave number: a higher tone draws a finer figure, as on a real plate. */
export const waveNumberOf = (hz) => 9 + hz / 34;

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
    // Both counts even or both odd: only then is the figure the same from all four sides.
    const m = n - 2 * random.int(1, Math.max(1, (n - 1) >> 1));
    return plate({ n, m, blend: random.between(-0.6, 0.6), sign: random.sign() });
  },
  rings(hz, seed, { drops } = {}) {
    const random = randomFrom(`rings ${hz} ${seed}`);
    const count = random.int(2, 3);
    const faint = [random.between(-1.4, 1.4), random.sign() * random.between(0.5, 0.9), 0.28];
    const sources =
      drops?.length === 1
        ? [...drops, faint]
        : (drops ??
          Array.from({ length: count }, () => [
            random.between(-1.1, 1.1),
            random.between(-0.7, 0.7),
            random.between(0.6, 1),
          ]));
    return rings({ sources, k: waveNumberOf(hz) * 1.1, fade: 0.22 });
  },
};
