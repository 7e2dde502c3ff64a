/**
 * Sine, exponential function and powers, computed with the four basic operations alone. JavaScript engines round
 * `Math.sin` and similar functions differently in the last digit. These functions give the same result everywhere (IEEE
 * 754).
 */

const turn = 2 * Math.PI;
const ln2 = 0.6931471805599453;

/**
 * The sine of an angle, to 13 digits.
 * @param {number} angle in radians, up to a million turns
 */
export function sine(angle) {
  let x = angle - turn * Math.floor(angle / turn + 0.5);
  if (x > Math.PI / 2) x = Math.PI - x;
  if (x < -Math.PI / 2) x = -Math.PI - x;
  const square = x * x;
  let term = x;
  let sum = x;
  for (let n = 1; n <= 9; n++) {
    term *= -square / (2 * n * (2 * n + 1));
    sum += term;
  }
  return sum;
}

/** @param {number} angle in radians */
export const cosine = (angle) => sine(angle + Math.PI / 2);

/**
 * @param {number} x from about -700 to 700
 */
export function exponential(x) {
  const doublings = Math.floor(x / ln2 + 0.5);
  const rest = x - doublings * ln2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 14; n++) {
    term *= rest / n;
    sum += term;
  }
  return scaled(sum, doublings);
}

/**
 * Two to the power of `x`.
 * @param {number} x
 */
export const powerOfTwo = (x) => exponential(x * ln2);

/**
 * The factor by which a level in decibels multiplies the amplitude.
 * @param {number} decibels
 */
export const gainOf = (decibels) => exponential((decibels * 2.302585092994046) / 20);

/**
 * @param {number} value
 * @param {number} doublings
 */
function scaled(value, doublings) {
  const step = doublings < 0 ? 0.5 : 2;
  let result = value;
  for (let n = Math.abs(doublings); n > 0; n--) result *= step;
  return result;
}
