import { rate } from '../rate.mjs';

/**
 * The sum of waves that begin together.
 * @param {Float64Array[]} waves
 */
export function sumOf(waves) {
  const sum = new Float64Array(Math.max(...waves.map(({ length }) => length)));
  for (const wave of waves) for (let n = 0; n < wave.length; n++) sum[n] += wave[n];

  return sum;
}

/**
 * Fades out the end of a wave, so that it does not click. Changes the wave, and returns it.
 * @param {Float64Array} wave
 * @param {number} [seconds]
 */
export function faded(wave, seconds = 0.08) {
  const steps = Math.min(wave.length, Math.round(seconds * rate));
  for (let n = 0; n < steps; n++) {
    const left = n / steps;
    wave[wave.length - 1 - n] *= left * left * (3 - 2 * left);
  }
  return wave;
}
