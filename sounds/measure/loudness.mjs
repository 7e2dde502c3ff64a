import { rate } from '../rate.mjs';

/**
 * The loudness of all pieces (LUFS), and the highest peak that a finished file may have (dBTP). EBU R128 requires -23
 * for broadcasts; players on the web are louder.
 */
export const target = { lufs: -18, truePeak: -1 };

/** The two filters of ITU-R BS.1770-4 at 48 kHz: for the effect of the head, and because low tones sound softer. */
const filters = [
  {
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

/**
 * The integrated loudness of a piece (EBU R128): the mean power of its blocks of 400 ms, without silence.
 * @param {Float64Array[]} channels
 * @returns {number} the power, from which `lufsOf` makes a level
 */
export function powerOf(channels) {
  const weighted = channels.map((channel) =>
    filters.reduce((wave, filter) => filtered(wave, filter), channel),
  );
  const blocks = blockPowers(weighted);
  const loud = blocks.filter((power) => power > powerAt(-70));
  const gate = mean(loud) / 10;

  return mean(loud.filter((power) => power > gate));
}

/** @param {number} power */
export const lufsOf = (power) => -0.691 + 10 * Math.log10(power);

/**
 * The powers with which the script compares. They are constants, because engines round logarithms differently, and a
 * sample must not depend on that.
 * @type {Record<number, number>}
 */
const powers = { [-70]: 1.172465304582298e-7, [-18]: 0.018582322796293273 };

/** @param {-70 | -18} lufs */
export const powerAt = (lufs) => powers[lufs];

/** @param {Float64Array[]} weighted */
function blockPowers(weighted) {
  const step = rate / 10;
  const hops = Math.floor(weighted[0].length / step);
  const energies = Array.from({ length: hops }, (_, hop) => {
    let sum = 0;
    for (const wave of weighted) {
      for (let n = hop * step; n < (hop + 1) * step; n++) sum += wave[n] * wave[n];
    }
    return sum / step;
  });
  return energies.slice(3).map((_, hop) => mean(energies.slice(hop, hop + 4)));
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/**
 * @param {Float64Array} wave
 * @param {{ b: number[], a: number[] }} filter
 */
function filtered(wave, { b, a }) {
  const out = new Float64Array(wave.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let n = 0; n < wave.length; n++) {
    const x = wave[n];
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[n] = y;
  }
  return out;
}
