/**
 * The pattern of waves that a tone makes on water. The scripts in `imagery/` draw pictures with it, and the home page
 * animates the pattern of the tone that plays.
 */

/**
 * Each Solfeggio tone has its own symmetry; for other tones it follows from the number.
 * @type {Record<number, number>}
 */
const folds = { 396: 3, 417: 5, 432: 6, 528: 8, 639: 9, 741: 7, 852: 10, 888: 12, 963: 11 };

/**
 * The symmetry of a tone.
 * @param {number} hz
 * @returns {number}
 */
export function foldOf(hz) {
  return folds[hz] ?? 3 + (Math.round(hz) % 10);
}

/**
 * Wave number: a higher tone draws a finer figure, as on a real plate.
 * @param {number} hz
 */
export const waveNumberOf = (hz) => 9 + hz / 34;

/**
 * A round dish of water under a tone. Its height at a distance r from the centre and an angle a is
 * `J0(k r) + petals * J_fold(k r) * cos(fold a) + overtone * J_2fold(k stretch r) * cos(2 fold a)`.
 * @typedef {object} Dish
 * @property {number} fold the symmetry: how many petals
 * @property {number} k wave number
 * @property {number} petals strength of the petal modes; the ring modes have 1
 * @property {number} overtone strength of the overtone
 * @property {number} phase turns the figure, in radians
 */

/** How much finer the overtone is. */
export const stretch = 1.62;

/**
 * The dish under a tone whose loudness changes.
 * @param {number} hz
 * @param {number} swell the loudness: 0 is the softest, 1 the loudest
 * @returns {Dish}
 */
export const swellingDish = (hz, swell) => ({
  fold: foldOf(hz),
  k: waveNumberOf(hz),
  petals: 1.5 + 0.9 * swell,
  overtone: 0.25 + 0.5 * swell,
  phase: Math.PI / 2,
});
