/** The largest value. @param {number[]} values @returns {number} 0 for none */
export const most = (values) => values.reduce((a, b) => Math.max(a, b), 0);

/**
 * The median. Of two values in the middle, the larger one.
 * @param {number[]} values
 * @returns {number} NaN for none
 */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The value that this share of the values does not exceed.
 * @param {number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} NaN for none
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** A time as text, e.g. `1.25 s`. @param {number} seconds */
export const inSeconds = (seconds) => `${seconds.toFixed(2)} s`;

/**
 * Times beside the times of a base: something simpler that was measured in the same run, and takes longer on a slower
 * machine too. A budget for the ratio holds on any machine.
 * @param {number[]} times in milliseconds
 * @param {number[]} bases in milliseconds
 * @param {number} [share] the value that this share of the times does not exceed is compared; by default the median
 * @returns {{ ratio: number, words: string }} `ratio`: how many medians of the base this is; `words`: all numbers
 */
export function besideBase(times, bases, share = 0.5) {
  const base = median(bases);
  const ratio = percentile(times, share) / base;
  const spread = `median ${median(times)} ms, 95% ${percentile(times, 0.95)} ms, of ${times.length}`;
  return {
    ratio,
    words: `${spread}; base ${base} ms, of ${bases.length}; ratio ${ratio.toFixed(1)}`,
  };
}
