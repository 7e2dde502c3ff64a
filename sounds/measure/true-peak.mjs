/** The number of samples on each side from which a value between two samples is computed. */
const reach = 12;

/**
 * The highest value that the curve through the samples reaches (ITU-R BS.1770-4, four times as many samples).
 * @param {ArrayLike<number>[]} channels
 * @returns {number} 1 is full scale
 */
export function truePeakOf(channels) {
  let most = 0;
  for (const samples of channels) {
    for (let n = 0; n < samples.length; n++) {
      most = Math.max(most, Math.abs(samples[n]));
      // Only near a high sample can the curve be higher than the highest value so far.
      if (Math.abs(samples[n]) < most * 0.6) continue;
      for (const weights of between) most = Math.max(most, Math.abs(valueAt(samples, n, weights)));
    }
  }
  return most;
}

/** For a quarter, a half and three quarters of the way to the next sample: how much each sample counts. */
const between = [0.25, 0.5, 0.75].map((part) =>
  Array.from({ length: 2 * reach }, (_, index) => {
    const x = part - (index - reach + 1);
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 1));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/**
 * @param {ArrayLike<number>} samples
 * @param {number} n
 * @param {number[]} weights
 */
function valueAt(samples, n, weights) {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) {
    sum += weights[index] * (samples[n + index - reach + 1] ?? 0);
  }
  return sum;
}
