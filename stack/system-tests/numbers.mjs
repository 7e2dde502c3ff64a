/** @param {number[]} values @returns {number} 0 for none */
export const most = (values) => values.reduce((a, b) => Math.max(a, b), 0);

/**
 * @param {number[]} values
 * @returns {number} the one in the middle, the upper of two; NaN for none
 */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * @param {number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} the value that this share of the values does not exceed; NaN for none
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** @param {number} seconds */
export const inSeconds = (seconds) => `${seconds.toFixed(2)} s`;
