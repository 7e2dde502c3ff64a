import { rubbedBody, struckBody } from './bowl.mjs';
import { piano } from './piano.mjs';
import { pluckedString } from './string.mjs';

/**
 * One note, as it is passed to an instrument.
 * @typedef {object} Tone
 * @property {number} hz
 * @property {number} velocity 0 to 1
 * @property {number} hold seconds until it is damped, if the instrument has a damper
 * @property {string} seed
 */

/** @typedef {(tone: Tone) => Float64Array} Instrument the sound of one note, mono */

/** All instruments, by name. */
export const instruments = {
  harp: pluckedString({ ring: 6, dark: 0.1, place: 0.42, soft: 5, noise: 0.12 }),
  guitar: pluckedString({ ring: 4.2, dark: 0.13, place: 0.22, soft: 7, noise: 0.22 }),
  bass: pluckedString({ ring: 5, dark: 0.2, place: 0.3, soft: 6, noise: 0.15 }),
  oud: pluckedString({ ring: 2.8, dark: 0.18, place: 0.2, soft: 4.5, noise: 0.2, pair: 1 }),
  dulcimer: pluckedString({ ring: 5.5, dark: 0.1, place: 0.17, soft: 5, noise: 0.15, pair: 1 }),
  spinet: pluckedString({ ring: 4, dark: 0.08, place: 0.15, soft: 7, noise: 0.1 }),
  piano: piano({ ring: 7, felt: 5.5, stiff: 0.00035, knock: 0.05 }),
  feltPiano: piano({ ring: 5, felt: 2.6, stiff: 0.0004, knock: 0.16 }),
  bowl: struckBody({
    modes: [
      [1, 0.8, 11],
      [2.71, 0.24, 6],
      [5.06, 0.08, 2.8],
      [7.9, 0.03, 1.2],
    ],
    beat: 1.2,
    attack: 0.02,
  }),
  glass: struckBody({
    modes: [
      [1, 0.9, 2.6],
      [2.32, 0.3, 1.3],
      [4.25, 0.16, 0.7],
      [6.63, 0.07, 0.4],
    ],
    beat: 0.6,
    attack: 0.002,
  }),
  kalimba: struckBody({
    modes: [
      [1, 1, 2.4],
      [2, 0.12, 1.1],
      [5.4, 0.14, 0.22],
      [8.9, 0.05, 0.1],
    ],
    beat: 0.3,
    attack: 0.0015,
  }),
  musicBox: struckBody({
    modes: [
      [1, 0.9, 2],
      [3, 0.1, 0.9],
      [6.27, 0.2, 0.5],
      [12.1, 0.05, 0.2],
    ],
    beat: 0.4,
    attack: 0.0008,
  }),
  rubbedGlass: rubbedBody({
    modes: [
      [1, 1],
      [2, 0.1],
      [3, 0.03],
    ],
    swell: 2.4,
    release: 3,
  }),
  frameDrum: struckBody({
    modes: [
      [1, 1, 0.5],
      [1.59, 0.5, 0.3],
      [2.14, 0.3, 0.2],
      [2.65, 0.2, 0.14],
      [3.6, 0.12, 0.08],
    ],
    beat: 3,
    attack: 0.003,
  }),
};

/** @typedef {keyof typeof instruments} InstrumentName */
