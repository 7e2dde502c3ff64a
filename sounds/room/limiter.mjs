import { exponential } from '../arithmetic.mjs';
import { rate } from '../rate.mjs';

/** How long before a peak the gain is lowered, in samples. */
const ahead = Math.round(0.005 * rate);
/** The part of the missing gain that comes back with each sample: 63 % in 0.12 seconds. */
const recovery = 1 - exponential(-1 / (0.12 * rate));

/**
 * Lowers peaks above the ceiling. The gain falls a few milliseconds before a peak, by the same amount in both channels.
 * @param {Float64Array[]} channels are changed
 * @param {number} ceiling
 */
export function limit(channels, ceiling) {
  const length = channels[0].length;
  const needed = new Float64Array(length + ahead).fill(1);
  for (let n = 0; n < length; n++) {
    const peak = Math.max(...channels.map((channel) => Math.abs(channel[n])));
    if (peak > ceiling) needed[n] = ceiling / peak;
  }
  const gains = smoothed(recovering(needed));
  for (const channel of channels) for (let n = 0; n < length; n++) channel[n] *= gains[n];
}

/**
 * The gain of each sample: the lowest that the next samples need. Afterwards it rises slowly.
 * @param {Float64Array} needed
 */
function recovering(needed) {
  const gains = new Float64Array(needed.length);
  /** Indices of gains that are lower than all later ones, the lowest first. @type {number[]} */
  const lows = [];
  let gain = 1;
  for (let n = -ahead; n < needed.length; n++) {
    const soon = n + ahead;
    if (soon < needed.length) {
      // Never undefined: the list is not empty.
      while (lows.length && needed[/** @type {number} */ (lows.at(-1))] >= needed[soon]) lows.pop();
      lows.push(soon);
    }
    if (n < 0) continue;
    if (lows[0] < n) lows.shift();
    gain = Math.min(needed[lows[0]], gain + recovery * (1 - gain));
    gains[n] = gain;
  }
  return gains;
}

/** The mean of the last five milliseconds, so that the gain never jumps. @param {Float64Array} gains */
function smoothed(gains) {
  const out = new Float64Array(gains.length);
  let sum = ahead;
  for (let n = 0; n < gains.length; n++) {
    sum += gains[n] - (n < ahead ? 1 : gains[n - ahead]);
    out[n] = sum / ahead;
  }
  return out;
}
