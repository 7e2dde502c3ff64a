import { cosine, exponential } from '../arithmetic.mjs';
import { rate } from '../rate.mjs';

/** @typedef {[hz: number, gain: number, ring: number]} Resonance `ring`: seconds until it is 60 dB softer */

/**
 * The resonances that the wood and the air of an instrument add to its strings, by the name of the instrument. An
 * instrument that is not listed gets none.
 * @type {Record<string, Resonance[]>}
 */
const bodies = {
  harp: [
    [154, 0.3, 0.16],
    [262, 0.24, 0.12],
    [430, 0.18, 0.08],
    [720, 0.1, 0.05],
  ],
  guitar: [
    [98, 0.45, 0.22],
    [196, 0.4, 0.16],
    [238, 0.25, 0.12],
    [395, 0.18, 0.08],
    [560, 0.12, 0.06],
  ],
  bass: [
    [62, 0.4, 0.2],
    [108, 0.4, 0.16],
    [210, 0.2, 0.1],
  ],
  oud: [
    [112, 0.5, 0.18],
    [225, 0.4, 0.14],
    [340, 0.3, 0.1],
    [510, 0.15, 0.06],
  ],
  dulcimer: [
    [178, 0.3, 0.14],
    [318, 0.24, 0.1],
    [620, 0.14, 0.05],
  ],
  spinet: [
    [136, 0.3, 0.14],
    [250, 0.25, 0.1],
    [480, 0.2, 0.07],
  ],
};

/**
 * Adds the resonances of an instrument's body to a channel.
 * @param {Float64Array} channel
 * @param {string} instrument
 */
export function withBody(channel, instrument) {
  const out = channel.slice();
  for (const resonance of bodies[instrument] ?? []) addResonance(out, channel, resonance);

  return out;
}

/**
 * @param {Float64Array} out
 * @param {Float64Array} source
 * @param {Resonance} resonance
 */
function addResonance(out, source, [hz, gain, ring]) {
  const radius = exponential(-6.907755 / (ring * rate));
  const a = 2 * radius * cosine((2 * Math.PI * hz) / rate);
  const b = radius * radius;
  const level = (gain * (1 - b)) / 2;
  let [one, two] = [0, 0];
  for (let n = 2; n < source.length; n++) {
    const next = level * (source[n] - source[n - 2]) + a * one - b * two;
    two = one;
    one = next;
    out[n] += next;
  }
}
