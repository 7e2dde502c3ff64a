import { instruments } from './instruments/index.mjs';
import { faded } from './instruments/waves.mjs';
import { powerAt, powerOf } from './measure/loudness.mjs';
import { gainOf } from './arithmetic.mjs';
import { rate } from './rate.mjs';
import { withBody } from './room/body.mjs';
import { limit } from './room/limiter.mjs';
import { echoOf } from './room/reverb.mjs';
import { lastBarOf, play } from './score/play.mjs';

/** @typedef {import('./score/play.mjs').Piece} Piece */
/** @typedef {[left: Float64Array, right: Float64Array]} Stereo */

const fadeSeconds = 2.5;

/**
 * The maximum value of a sample. It is below 1, because an encoder raises peaks, and because the curve between two
 * samples can be higher than both.
 */
const ceiling = 0.7;

/**
 * Renders a piece as two channels at 48 kHz, as loud as all other pieces. The same piece gives the same samples
 * everywhere.
 * @param {Piece} piece
 * @returns {Stereo}
 */
export function render(piece) {
  const length = Math.ceil((lastBarOf(piece) + piece.tail) * rate);
  const dry = stereo(length);
  piece.voices.forEach((voice, index) => addVoice(dry, piece, voice, index));
  const echo = echoOf(dry, piece.room);
  // map() returns as many channels as there are: two.
  const mixed = /** @type {Stereo} */ (
    dry.map((channel, side) => channel.map((value, n) => value + echo[side][n]))
  );
  for (const channel of mixed) finish(channel);
  // The limiter makes a piece a little softer. So the gain is raised again, and the limiter runs a second time.
  for (let round = 0; round < 3; round++) {
    const gain = Math.sqrt(powerAt(-18) / powerOf(mixed));
    for (const channel of mixed) for (let n = 0; n < length; n++) channel[n] *= gain;
    if (round < 2) limit(mixed, ceiling);
  }
  return mixed;
}

/** @param {number} length @returns {Stereo} */
const stereo = (length) => [new Float64Array(length), new Float64Array(length)];

/**
 * @param {Stereo} dry
 * @param {Piece} piece
 * @param {import('./score/play.mjs').Voice} voice
 * @param {number} index
 */
function addVoice(dry, piece, voice, index) {
  const own = stereo(dry[0].length);
  const gain = gainOf(voice.gain);
  for (const note of play(piece, voice, index)) {
    const wave = instruments[voice.instrument](note);
    const from = Math.round(note.at * rate);
    const levels = [Math.sqrt((1 - note.pan) / 2), Math.sqrt((1 + note.pan) / 2)];
    own.forEach((channel, side) => {
      const level = gain * levels[side];
      const end = Math.min(wave.length, channel.length - from);
      for (let n = 0; n < end; n++) channel[from + n] += level * wave[n];
    });
  }
  own.forEach((channel, side) => {
    const sounding = withBody(channel, voice.instrument);
    for (let n = 0; n < sounding.length; n++) dry[side][n] += sounding[n];
  });
}

/**
 * Removes what is below 20 Hz and cannot be heard, and fades the end out. Changes the channel.
 * @param {Float64Array} channel
 */
function finish(channel) {
  const pole = 1 - (2 * Math.PI * 18) / rate;
  let [x1, y1] = [0, 0];
  for (let n = 0; n < channel.length; n++) {
    const x = channel[n];
    y1 = x - x1 + pole * y1;
    x1 = x;
    channel[n] = y1;
  }
  faded(channel, fadeSeconds);
}
