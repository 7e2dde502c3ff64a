import { randomFrom } from '../../imagery/random.mjs';
import { cosine, powerOfTwo } from '../arithmetic.mjs';
import { rate } from '../rate.mjs';
import { damped, ringing } from './modes.mjs';
import { faded } from './waves.mjs';

/** @typedef {import('./index.mjs').Instrument} Instrument */

/**
 * Something that rings when it is struck: a bowl, a glass, a bar of wood or metal.
 * @typedef {object} BodyOptions
 * @property {[ratio: number, gain: number, ring: number][]} modes for each mode: its frequency as a multiple of the
 *   first one, its loudness, and the seconds until it is 60 dB softer, for a tone of 440 Hz
 * @property {number} beat how much higher the softer of the two parts of each mode is, in cents: no body is exactly
 *   round
 * @property {number} attack seconds until the full strength; the softer the mallet, the longer
 * @property {number} [damper] seconds until a damped body is 60 dB softer; without it, the body is not damped
 */

/**
 * A body that is struck.
 * @param {BodyOptions} options
 * @returns {Instrument}
 */
export function struckBody({ modes, beat, attack, damper }) {
  return ({ hz, velocity, hold, seed }) => {
    const random = randomFrom(seed);
    const slower = Math.sqrt(440 / hz);
    const all = modes.flatMap(([ratio, gain, ring]) => {
      const away = powerOfTwo((beat / 1200) * random.between(0.7, 1.2));
      // The harder the body is struck, the brighter it sounds.
      const bright = gain * (ratio > 1 ? 0.35 + 0.8 * velocity : 1);
      return [
        { hz: hz * ratio, gain: bright * 0.8, ring: ring * slower },
        { hz: hz * ratio * away, gain: bright * 0.2, ring: ring * slower * 0.92 },
      ];
    });
    const longest = Math.max(...all.map(({ ring }) => ring));
    const seconds = damper ? Math.min(longest, hold + damper) : longest;
    const wave = ringing(all, { seconds, attack });
    const played = damper ? damped(wave, { hold, damper }) : wave;

    return faded(played.map((value) => value * velocity));
  };
}

/**
 * A body that is rubbed: it slowly becomes loud, sounds as long as the hand moves, and fades away.
 * @param {{ modes: [ratio: number, gain: number][], swell: number, release: number }} options `swell`: seconds until
 *   the body is loudest; `release`: seconds in which it fades away
 * @returns {Instrument}
 */
export function rubbedBody({ modes, swell, release }) {
  return ({ hz, velocity, hold, seed }) => {
    const random = randomFrom(seed);
    const turn = random.between(0.22, 0.34);
    const wave = ringing(
      modes.map(([ratio, gain]) => ({ hz: hz * ratio, gain, ring: 1_000_000 })),
      { seconds: hold + release, attack: swell },
    );
    const end = hold * rate;
    for (let n = 0; n < wave.length; n++) {
      const left = n < end ? 1 : 1 - (n - end) / (wave.length - end);
      const hand = 1 - 0.18 * (0.5 - 0.5 * cosine((2 * Math.PI * turn * n) / rate));
      wave[n] *= velocity * hand * left * left * left;
    }
    return faded(wave);
  };
}
