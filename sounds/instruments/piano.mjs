import { randomFrom } from '../../imagery/random.mjs';
import { exponential, powerOfTwo, sine } from '../arithmetic.mjs';
import { damped, ringing } from './modes.mjs';
import { faded } from './waves.mjs';

/** @typedef {import('./index.mjs').Instrument} Instrument */

/**
 * A piano.
 * @typedef {object} PianoOptions
 * @property {number} ring seconds until the strings at 220 Hz are 60 dB softer
 * @property {number} felt the number of the partial above which the hammer excites little, at full strength; the softer
 *   the felt, the lower
 * @property {number} stiff the stiffness of the strings, which raises their partials above whole multiples of the pitch
 * @property {number} knock how loud the knock of the hammer on the wood is
 */

/** Where the hammer strikes, as a part of the length of the string. */
const place = 0.12;
const partialCount = 26;

/**
 * Strings struck by a felt hammer. The two strings of a note are slightly out of tune: their sum decays fast at first
 * and then slowly, as in a piano (Weinreich 1977).
 * @param {PianoOptions} options
 * @returns {Instrument}
 */
export function piano({ ring, felt, stiff, knock }) {
  return ({ hz, velocity, hold, seed }) => {
    const random = randomFrom(seed);
    const hammer = felt * (0.3 + 0.9 * velocity) * Math.sqrt(261 / hz);
    const time = ring * Math.sqrt(220 / hz);
    const strings = Array.from({ length: partialCount }, (_, index) => {
      const n = index + 1;
      const partial = n * hz * Math.sqrt((1 + stiff * n * n) / (1 + stiff));
      const gain = (Math.abs(sine(n * Math.PI * place)) * exponential(-n / hammer)) / Math.sqrt(n);
      return stringPair(partial, gain, time / (1 + 0.22 * (n - 1)), random);
    });
    const wood = [
      { hz: 118, gain: 1.1, ring: 0.11 },
      { hz: 187, gain: 0.8, ring: 0.09 },
      { hz: 341, gain: 0.4, ring: 0.05 },
      { hz: 790, gain: 0.2, ring: 0.025 },
    ].map((mode) => ({ ...mode, gain: mode.gain * knock * velocity }));
    const seconds = Math.min(time, hold + 0.7);
    const wave = ringing([...strings.flat(), ...wood], { seconds, attack: 0.004 });
    const played = damped(wave, { hold, damper: 0.6 });

    return faded(played.map((value) => value * velocity));
  };
}

/**
 * @param {number} hz
 * @param {number} gain
 * @param {number} ring
 * @param {import('../../imagery/random.mjs').Random} random
 */
function stringPair(hz, gain, ring, random) {
  const away = powerOfTwo(random.between(0.05, 0.22) / 1200);

  return [
    { hz, gain: gain * 0.62, ring: ring * 0.55 },
    { hz: hz * away, gain: gain * 0.38, ring },
  ];
}
