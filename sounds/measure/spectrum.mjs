/**
 * The frequency of the strongest partial. With samples of one second, the error is about a hundredth of a hertz.
 * @param {ArrayLike<number>} samples
 * @param {number} rate samples a second
 * @returns {number} hertz
 */
export function strongestPartial(samples, rate) {
  const size = 2 ** (Math.ceil(Math.log2(samples.length)) + 2);
  const windowed = Array.from(samples, (value, n) => value * hann(n, samples.length));
  const powers = powersOf(windowed, size);
  const bin = powers.indexOf(powers.reduce((most, power) => Math.max(most, power)));
  // The highest point of the parabola through the three highest levels.
  const level = (/** @type {number} */ each) => Math.log(at(powers, each));
  const [left, middle, right] = [level(bin - 1), level(bin), level(bin + 1)];
  const tip = (left - right) / (2 * (left - 2 * middle + right));

  return ((bin + tip) * rate) / size;
}

/** @param {number} n @param {number} length */
const hann = (n, length) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / (length - 1));

/**
 * The power of each frequency up to half of the rate: a fast Fourier transform (Cooley and Tukey).
 * @param {number[]} samples are filled up with silence
 * @param {number} size a power of two
 */
function powersOf(samples, size) {
  const re = Float64Array.from({ length: size }, (_, n) => samples[n] ?? 0);
  const im = new Float64Array(size);
  for (let n = 1, mirrored = 0; n < size; n++) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored |= bit;
    if (n < mirrored) [re[n], re[mirrored]] = [at(re, mirrored), at(re, n)];
  }
  for (let half = 1; half < size; half *= 2) {
    for (let pair = 0; pair < half; pair++) {
      const [c, s] = [Math.cos((Math.PI * pair) / half), -Math.sin((Math.PI * pair) / half)];
      for (let a = pair; a < size; a += 2 * half) {
        const b = a + half;
        const [x, y] = [at(re, b) * c - at(im, b) * s, at(re, b) * s + at(im, b) * c];
        const [u, v] = [at(re, a), at(im, a)];
        [re[b], im[b], re[a], im[a]] = [u - x, v - y, u + x, v + y];
      }
    }
  }
  return re.subarray(0, size / 2).map((value, n) => value * value + at(im, n) ** 2);
}

/** @param {Float64Array} list @param {number} index of an element that exists */
const at = (list, index) => list[index] ?? 0;
