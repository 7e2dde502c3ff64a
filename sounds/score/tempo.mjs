import { cosine } from '../arithmetic.mjs';

/**
 * How fast a piece is.
 * @typedef {object} Tempo
 * @property {number} bpm beats a minute
 * @property {number} meter beats in a bar
 * @property {number} bars
 * @property {number} [phrase] bars between two short pauses; 4 without it
 */

const steps = 8;

/**
 * The timing of human players: a little faster inside a phrase, a pause at its end, and slower before the last
 * note.
 * @param {Tempo} tempo
 * @returns {(beat: number) => number} seconds from the beginning
 */
export function clockOf({ bpm, meter, bars, phrase = 4 }) {
  const beats = meter * bars;
  const ticks = [0];
  for (let tick = 0; tick < (beats + meter) * steps; tick++) {
    const beat = tick / steps;
    const inPhrase = (beat % (phrase * meter)) / (phrase * meter);
    const hurry = 1 - 0.035 * cosine(2 * Math.PI * inPhrase);
    const left = Math.max(0, Math.min(1, (beats - beat - meter) / (2 * meter)));
    const speed = hurry * (0.76 + 0.24 * left * (2 - left));
    ticks.push(ticks[tick] + 60 / (bpm * speed * steps));
  }
  return (beat) => {
    const tick = Math.min(beat * steps, ticks.length - 2);
    const before = Math.floor(tick);

    return ticks[before] + (ticks[before + 1] - ticks[before]) * (tick - before);
  };
}
