/** @param {number[]} values @returns {number} 0 for none */
export const most = (values) => values.reduce((a, b) => Math.max(a, b), 0);

/**
 * @param {number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} which so great a share of the values does not exceed; NaN for none
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/**
 * How much higher the last quarter of some measurements lies than the second: the first is for warming up.
 * @param {number[]} values in the order of time
 */
export function rise(values) {
  const quarter = values.length / 4;
  const middleOf = (from, to) => percentile(values.slice(Math.floor(from), Math.ceil(to)), 0.5);
  return middleOf(3 * quarter, values.length) - middleOf(quarter, 2 * quarter);
}

/** @param {number} seconds */
export const inSeconds = (seconds) => `${seconds.toFixed(2)} s`;

/** @param {number} bytes */
export const inMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
