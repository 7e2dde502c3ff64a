import { exponential } from '../arithmetic.mjs';
import { rate } from '../rate.mjs';

/**
 * The room in which a piece is played.
 * @typedef {object} Room
 * @property {number} seconds until its echo is 60 dB softer
 * @property {number} size of the room; 1 is a chapel
 * @property {number} wet how loud the echo is, compared with the direct sound
 * @property {number} dark how much of its brightness the echo loses on its way, 0 to 1
 */

/** The lengths of the eight delay lines for `size` 1, in samples. No two have a common divisor. */
const ways = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];

/**
 * The echo of a room: eight delay lines that feed each other (a feedback delay network, Jot 1991).
 * @param {[Float64Array, Float64Array]} source left and right
 * @param {Room} room
 * @returns {[Float64Array, Float64Array]}
 */
export function echoOf(source, { seconds, size, wet, dark }) {
  const [left, right] = source.map((channel, side) => blurred(channel, side));
  const lines = ways.map((way) => new Float64Array(Math.round(way * size) | 1));
  const losses = lines.map(({ length }) => exponential((-6.907755 * length) / (rate * seconds)));
  const places = lines.map(() => 0);
  const lasts = lines.map(() => 0);
  // map() returns as many channels as there are: two.
  const out = /** @type {[Float64Array, Float64Array]} */ (
    source.map(({ length }) => new Float64Array(length))
  );
  const ends = new Float64Array(8);
  for (let n = 0; n < left.length; n++) {
    for (let each = 0; each < 8; each++) {
      const end = lines[each][places[each]];
      lasts[each] += (1 - dark) * (end - lasts[each]);
      ends[each] = lasts[each] * losses[each];
    }
    out[0][n] = wet * (ends[0] - ends[2] + ends[4] - ends[6]);
    out[1][n] = wet * (ends[1] - ends[3] + ends[5] - ends[7]);
    mix(ends);
    for (let each = 0; each < 8; each++) {
      lines[each][places[each]] = ends[each] + 0.35 * (each % 2 ? right[n] : left[n]);
      places[each] = (places[each] + 1) % lines[each].length;
    }
  }
  return out;
}

/** Mixes the ends of all delay lines without a change of their energy (Hadamard matrix). @param {Float64Array} ends */
function mix(ends) {
  for (let half = 1; half < 8; half *= 2) {
    for (let each = 0; each < 8; each++) {
      if (each & half) continue;
      const [a, b] = [ends[each], ends[each + half]];
      ends[each] = a + b;
      ends[each + half] = a - b;
    }
  }
  for (let each = 0; each < 8; each++) ends[each] *= Math.SQRT1_2 / 2;
}

/** Delays before the network, left and right, in samples. They turn single echoes into a continuous sound. */
const blurs = [
  [241, 557, 907],
  [263, 593, 941],
];

/**
 * @param {Float64Array} channel
 * @param {number} side 0 or 1
 */
function blurred(channel, side) {
  const first = Math.round(0.018 * rate);
  let wave = new Float64Array(channel.length);
  // Low tones are made softer, because they would boom in the room.
  let low = 0;
  for (let n = first; n < wave.length; n++) {
    const value = channel[n - first];
    low += 0.012 * (value - low);
    wave[n] = value - 0.8 * low;
  }
  for (const delay of blurs[side]) {
    const out = new Float64Array(wave.length);
    for (let n = 0; n < wave.length; n++) {
      const [input, output] = n < delay ? [0, 0] : [wave[n - delay], out[n - delay]];
      out[n] = input + 0.6 * (output - wave[n]);
    }
    wave = out;
  }
  return wave;
}
