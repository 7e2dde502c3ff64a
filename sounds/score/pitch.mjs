import { powerOfTwo } from '../arithmetic.mjs';

/** The tone that everything is tuned to: A above middle C, in hertz. */
const concertPitch = 432;

/**
 * How a piece is tuned.
 * @typedef {object} Tuning
 * @property {number} [a4] A above middle C, in hertz; `concertPitch` without it
 * @property {string} [just] the note from which pure intervals are counted, e.g. `d`; without it, all semitones are
 *   equal
 * @property {number} [root] for pitches that are written as a ratio, in hertz
 */

/** @type {Record<string, number>} */
const steps = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** Pure intervals above the first note of a scale, by semitones. */
const pure = [1, 16 / 15, 9 / 8, 6 / 5, 5 / 4, 4 / 3, 45 / 32, 3 / 2, 8 / 5, 5 / 3, 9 / 5, 15 / 8];

/**
 * The frequency of a written pitch: a note (`fs4` is F sharp above middle C, `eb3` E flat below it), or a ratio
 * (`*3/2`).
 * @param {string} written
 * @param {Tuning} tuning
 * @returns {number} hertz
 * @throws when it is neither
 */
export function pitchOf(written, { a4 = concertPitch, just, root = a4 }) {
  const ratio = /^\*(\d+)(?:\/(\d+))?$/.exec(written);
  if (ratio) return (root * Number(ratio[1])) / Number(ratio[2] ?? 1);

  const semitones = semitonesOf(written);
  if (!just) return a4 * powerOfTwo(semitones / 12);
  const first = semitonesOf(`${just}4`);
  const above = semitones - first;
  const octave = Math.floor(above / 12);
  // The A keeps its frequency. All other pitches are calculated from the first note of the scale.
  const home = a4 / (pure[(12 - (first % 12)) % 12] * (first > 0 ? 0.5 : 1));
  return home * pure[above - octave * 12] * powerOfTwo(octave);
}

/**
 * Semitones above the A above middle C.
 * @param {string} written
 */
function semitonesOf(written) {
  const [, letter = '', sign, octave] = /^([a-g])([sb]?)(\d)$/.exec(written) ?? [];
  if (!letter) throw new Error(`"${written}" is not a pitch`);
  const bend = sign === 's' ? 1 : sign === 'b' ? -1 : 0;

  return steps[letter] - 9 + bend + 12 * (Number(octave) - 4);
}
