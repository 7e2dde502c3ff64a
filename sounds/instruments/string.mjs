import { randomFrom } from '../../imagery/random.mjs';
import { cosine, exponential, powerOfTwo, sine } from '../arithmetic.mjs';
import { rate } from '../rate.mjs';
import { faded, sumOf } from './waves.mjs';

/** @typedef {import('./index.mjs').Tone} Tone */
/** @typedef {import('./index.mjs').Instrument} Instrument */

/**
 * A string and the way it is plucked.
 * @typedef {object} StringOptions
 * @property {number} ring seconds until a string at 220 Hz is 60 dB softer; a lower one rings longer
 * @property {number} dark how much of its brightness each period loses, 0 to 0.25
 * @property {number} place where it is plucked, as a part of its length, 0 to 0.5
 * @property {number} soft the number of the partial above which the fingertip excites little
 * @property {number} noise the share of noise in the pluck, 0 to 1
 * @property {number} [pair] how much sharper the second string of a course is, in cents; without it there is one string
 */

/**
 * A plucked string as a digital waveguide: a wave runs around a delay line and loses a little of its brightness each
 * time (Karplus and Strong 1983). An allpass filter tunes it between two samples (Jaffe and Smith 1983).
 * @param {StringOptions} options
 * @returns {Instrument}
 */
export function pluckedString({ pair = 0, ...options }) {
  if (!pair) return (tone) => pluck(options, tone);

  const away = powerOfTwo(pair / 1200);
  return (tone) =>
    sumOf([
      pluck(options, tone),
      pluck(options, {
        ...{ hz: tone.hz * away, velocity: tone.velocity * 0.45, hold: tone.hold },
        seed: `${tone.seed} second`,
      }),
    ]);
}

/**
 * @param {Omit<StringOptions, 'pair'>} options
 * @param {Tone} tone
 */
function pluck({ ring, dark, place, soft, noise }, tone) {
  const seconds = Math.min(ring * Math.sqrt(220 / tone.hz), 12);
  const excitation = excitationOf(tone, { place, soft, noise });

  return faded(runAround(excitation, tone, { seconds, dark }));
}

/**
 * The wave that the finger leaves on the string: a pulse and some noise, without the partials that have a node where
 * the finger was.
 * @param {Tone} tone
 * @param {{ place: number, soft: number, noise: number }} finger
 */
function excitationOf({ hz, velocity, seed }, { place, soft, noise }) {
  const random = randomFrom(seed);
  const period = Math.round(rate / hz);
  const node = Math.max(2, Math.round(place * period));
  const wave = new Float64Array(period + node);
  for (let n = 0; n < period; n++) {
    const value = noise * (2 * random.next() - 1) + (n === 0 ? (1 - noise) * Math.sqrt(period) : 0);
    wave[n] += value;
    wave[n + node] -= value;
  }
  // The softer the pluck, the less bright it sounds.
  const smooth = 1 - exponential((-2 * Math.PI * soft * hz * (0.35 + velocity)) / rate);
  for (let round = 0; round < 2; round++) {
    let last = 0;
    for (let n = 0; n < wave.length; n++) wave[n] = last += smooth * (wave[n] - last);
  }
  return scattered(wave).map((value) => value * velocity);
}

/**
 * The wave after twelve allpass filters. As in wood and wire, not all frequencies then arrive at the same time. Without
 * the filters, a pluck would be a single spike.
 * @param {Float64Array} wave
 */
function scattered(wave) {
  const out = new Float64Array(wave.length + 160);
  out.set(wave);
  for (let round = 0; round < 12; round++) {
    let [before, after] = [0, 0];
    for (let n = 0; n < out.length; n++) {
      const value = out[n];
      after = 0.7 * (value - after) + before;
      before = value;
      out[n] = after;
    }
  }
  return out;
}

/**
 * @param {Float64Array} excitation
 * @param {Tone} tone
 * @param {{ seconds: number, dark: number }} string
 */
function runAround(excitation, { hz, hold }, { seconds, dark }) {
  const omega = (2 * Math.PI * hz) / rate;
  const period = rate / hz;
  // The filter that darkens delays by exactly one sample, the allpass filter by 0.5 to 1.5, the delay line by the rest.
  const line = Math.floor(period - 1.5);
  const rest = period - 1 - line;
  const tuning = sine(((1 - rest) * omega) / 2) / sine(((1 + rest) * omega) / 2);
  /** @param {number} time seconds until the fundamental is 60 dB softer */
  const lossOf = (time) =>
    exponential(-6.907755 / (hz * time)) / (1 - 2 * dark + 2 * dark * cosine(omega));
  const [free, damped] = [lossOf(seconds), lossOf(0.3)];

  const held = hold * rate;
  const out = new Float64Array(Math.ceil(Math.min(seconds, hold + 0.4) * rate));
  let before = 0;
  let after = 0;
  for (let n = 0; n < out.length; n++) {
    const from = n - line;
    const bright =
      from < 2 ? 0 : dark * (out[from] + out[from - 2]) + (1 - 2 * dark) * out[from - 1];
    const input = bright * (n < held ? free : damped);
    after = tuning * (input - after) + before;
    before = input;
    out[n] = after + (n < excitation.length ? excitation[n] : 0);
  }
  return out;
}
