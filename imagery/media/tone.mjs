import { encodeMedia } from './ffmpeg.mjs';

const rate = 44100;
const seconds = 6;

/**
 * One partial of a singing bowl. It consists of two tones whose frequencies are so close that they beat.
 * @typedef {object} Overtone
 * @property {number} ratio to the fundamental frequency
 * @property {number} gain
 * @property {number} ring the time in seconds until its level has fallen to 1/e
 * @property {number} beat distance of its two tones, in hertz
 */

/** @type {Overtone[]} */
const partials = [
  { ratio: 0.5, gain: 0.22, ring: 4.5, beat: 0.35 },
  { ratio: 1, gain: 0.6, ring: 3.6, beat: 0.7 },
  { ratio: 2.71, gain: 0.2, ring: 1.9, beat: 1.3 },
  { ratio: 5.06, gain: 0.07, ring: 0.9, beat: 2.1 },
  { ratio: 7.9, gain: 0.025, ring: 0.4, beat: 3 },
];

/**
 * Makes an audio file: the sound of a singing bowl that is struck with a soft mallet. Its loudness rises and falls
 * (beats), because a real bowl is never exactly round.
 * @param {string} file
 * @param {number} hz
 */
export function makeTone(file, hz) {
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'];
  return encodeMedia([...input, '-c:a', 'libmp3lame', '-b:a', '80k', file], [samples(hz)]);
}

/**
 * The samples of the sound: 16 bit, mono.
 * @param {number} hz
 */
function samples(hz) {
  const count = rate * seconds;
  const buffer = Buffer.alloc(count * 2);
  for (let i = 0; i < count; i++) {
    const t = i / rate;
    const attack = 1 - Math.exp(-t / 0.025);
    const close = Math.min(1, (seconds - t) / 1.2) ** 2;
    const level = partials.reduce((sum, partial) => sum + ringing(partial, hz, t), 0);
    buffer.writeInt16LE(Math.round(Math.tanh(level * attack * close * 0.8) * 30000), i * 2);
  }
  return buffer;
}

/**
 * @param {Overtone} partial
 * @param {number} hz
 * @param {number} t seconds
 */
function ringing({ ratio, gain, ring, beat }, hz, t) {
  const phase = 2 * Math.PI * t;
  const two = Math.sin(phase * hz * ratio) + 0.6 * Math.sin(phase * (hz * ratio + beat));
  return (gain * two * Math.exp(-t / ring)) / 1.6;
}
