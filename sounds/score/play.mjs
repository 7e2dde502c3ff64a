import { randomFrom } from '../../imagery/random.mjs';
import { notesOf } from './notes.mjs';
import { pitchOf } from './pitch.mjs';
import { clockOf } from './tempo.mjs';

/**
 * One part of a piece.
 * @typedef {object} Voice
 * @property {import('../instruments/index.mjs').InstrumentName} instrument
 * @property {string} bars as `notesOf` reads them
 * @property {number} step beats of a note without a length
 * @property {number} gain decibels
 * @property {number} [pan] -1 is left, 1 is right; 0 without it
 * @property {number} [spread] how far low notes are to the left and high ones to the right, 0 to 1; 0 without it
 * @property {number[]} [dynamics] strength at the beginning of each bar, 0 to 1; the last one also counts for all later
 *   bars
 * @property {'ring' | 'bar' | 'written'} [hold] until when a note is held: as long as it rings, to the end of its bar
 *   (a pedal), or as long as it is written; `ring` without it
 * @property {number} [roll] seconds from one note of a chord to the next; 0.012 without it
 */

/**
 * A piece of music.
 * @typedef {object} Piece
 * @property {string} name of its files
 * @property {string} title
 * @property {string} [hands] the seed of the random deviations: pieces with the same one are played alike; `name`
 *   without it
 * @property {number} bpm beats a minute
 * @property {number} meter beats in a bar
 * @property {number} [phrase] bars between two short pauses; 4 without it
 * @property {import('./pitch.mjs').Tuning} [tuning]
 * @property {import('../room/reverb.mjs').Room} room
 * @property {number} tail seconds after the last bar begins, until everything has faded
 * @property {Voice[]} voices
 */

/**
 * A note that is played: when, where and how.
 * @typedef {import('../instruments/index.mjs').Tone & { at: number, pan: number }} Played `at` in seconds
 */

/**
 * The notes of a voice as people play them: never exactly together, never exactly equally loud.
 * @param {Piece} piece
 * @param {Voice} voice
 * @param {number} index of the voice
 * @returns {Played[]}
 */
export function play(piece, voice, index) {
  const { meter, tuning = {} } = piece;
  const { hold = 'ring', roll = 0.012, pan = 0, spread = 0 } = voice;
  const random = randomFrom(`${piece.hands ?? piece.name} voice ${index}`);
  const bars = barsOf(piece);
  const clock = clockOf({ ...piece, bars });

  return notesOf(voice.bars, { meter, step: voice.step }).flatMap((note) =>
    note.pitches.map((written, place) => {
      const hz = pitchOf(written, tuning);
      const at = 0.06 + clock(note.at) + place * roll + nearly(random, 0.006);
      const ends = { ring: at + 20, bar: clock(note.barEnd), written: clock(note.at + note.beats) };
      const isLast = note.barEnd === bars * meter;
      return {
        ...{
          hz,
          at,
          hold: Math.max(0.1, ends[isLast ? 'ring' : hold] - at),
          seed: random.next().toString(),
        },
        velocity: velocityOf(voice, note, meter) * (1 + nearly(random, 0.06)),
        pan: clamp(pan + spread * registerOf(hz)),
      };
    }),
  );
}

/** @param {Piece} piece */
export const barsOf = ({ voices }) => Math.max(...voices.map(({ bars }) => bars.split('|').length));

/** When the last bar begins, in seconds. @param {Piece} piece */
export function lastBarOf(piece) {
  const bars = barsOf(piece);

  return clockOf({ ...piece, bars })((bars - 1) * piece.meter);
}

/**
 * @param {Voice} voice
 * @param {import('./notes.mjs').Written} note
 * @param {number} meter
 */
function velocityOf({ dynamics = [0.6] }, { at, accent }, meter) {
  const bar = Math.floor(at / meter);
  const [now, next] = [bar, bar + 1].map((each) => dynamics[Math.min(each, dynamics.length - 1)]);
  const within = at - bar * meter;
  const stress = within === 0 ? 0.05 : within % 1 ? -0.04 : 0;

  return clamp(now + (next - now) * (within / meter) + stress + accent * 0.12);
}

/** A random number around 0 with the standard deviation `width`, at most three times as far away. */
function nearly(random, width) {
  return width * (random.next() + random.next() + random.next() - 1.5) * 2;
}

/** @param {number} value */
const clamp = (value) => Math.max(-1, Math.min(1, value));

/** How high a pitch is: about -1 for the lowest notes, 1 for the highest. @param {number} hz */
function registerOf(hz) {
  let octaves = 0;
  for (let each = hz; each > 260; each /= 1.25) octaves += 0.13;
  for (let each = hz; each < 260; each *= 1.25) octaves -= 0.13;

  return clamp(octaves);
}
