import { cosine, exponential, sine } from '../arithmetic.mjs';
import { rate } from '../rate.mjs';

/**
 * One way in which a body vibrates.
 * @typedef {object} Mode
 * @property {number} hz
 * @property {number} gain
 * @property {number} ring seconds until it is 60 dB softer
 */

/**
 * The sum of modes that are struck at the same time (modal synthesis). Each mode is a resonator with two poles.
 * @param {Mode[]} modes those above 18 kHz are left out
 * @param {{ seconds: number, attack: number }} course `attack`: seconds until the stroke has its full strength
 */
export function ringing(modes, { seconds, attack }) {
  const out = new Float64Array(Math.ceil(seconds * rate));
  for (const mode of modes) if (mode.hz < 18_000) addMode(out, mode);
  const steps = Math.min(out.length, Math.round(attack * rate));
  for (let n = 0; n < steps; n++) out[n] *= 0.5 - 0.5 * cosine((Math.PI * n) / steps);

  return out;
}

/**
 * @param {Float64Array} out
 * @param {Mode} mode
 */
function addMode(out, { hz, gain, ring }) {
  const omega = (2 * Math.PI * hz) / rate;
  const radius = exponential(-6.907755 / (ring * rate));
  const [a, b] = [2 * radius * cosine(omega), radius * radius];
  // After this time, the mode is too soft to hear.
  const end = Math.min(out.length, Math.ceil(ring * 1.4 * rate));
  let before = 0;
  let last = gain * radius * sine(omega);
  out[1] += last;
  for (let n = 2; n < end; n++) {
    const next = a * last - b * before;
    before = last;
    last = next;
    out[n] += next;
  }
}

/**
 * Fades a wave out as a damper does, and cuts it off.
 * @param {Float64Array} wave
 * @param {{ hold: number, damper: number }} course `hold`: seconds until the damper falls; `damper`: seconds
 *   until the wave is then 60 dB softer
 */
export function damped(wave, { hold, damper }) {
  const fall = exponential(-6.907755 / (damper * rate));
  const from = Math.round(hold * rate);
  const end = Math.min(wave.length, from + Math.round(damper * rate));
  let level = 1;
  for (let n = from; n < end; n++) wave[n] *= level *= fall;

  return wave.subarray(0, end);
}
