/**
 * A colour in linear light. 0 is black, 1 is full; highlights may be brighter than 1.
 * @typedef {[red: number, green: number, blue: number]} Colour
 */

/**
 * The index of red, green or blue in a colour or in the planes of a picture.
 * @typedef {0 | 1 | 2} Channel
 */

/** @type {(v: number) => number} */
const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/**
 * Converts '#rrggbb' to linear light, because light can be added correctly only there.
 * @param {string} hex
 */
export function linear(hex) {
  const n = parseInt(hex.slice(1), 16);
  return /** @type {Colour} */ (
    [(n >> 16) & 255, (n >> 8) & 255, n & 255].map((v) => toLinear(v / 255))
  );
}

/**
 * @param {(channel: Channel) => number} valueOf
 * @returns {Colour}
 */
export const colourOf = (valueOf) => [valueOf(0), valueOf(1), valueOf(2)];

/**
 * @param {Colour} a
 * @param {Colour} b
 * @param {number} t 0 gives `a`, 1 gives `b`
 */
export const mix = (a, b, t) => colourOf((c) => a[c] + (b[c] - a[c]) * t);

/**
 * @param {Colour} a
 * @param {number} f
 */
export const scale = (a, f) => colourOf((c) => a[c] * f);

/**
 * @param {number} low where the result is 0
 * @param {number} high where the result is 1
 * @param {number} x
 */
export function smoothstep(low, high, x) {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/**
 * A colour ramp: a flat table of 256 linear triplets. Read it at `Math.min(255, v * 255) | 0`.
 * @param {Colour[]} stops at least two, at equal distances
 */
export function rampOf(stops) {
  const table = new Float32Array(256 * 3);
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (stops.length - 1);
    const k = Math.min(stops.length - 2, Math.floor(at));
    const [from, to] = stops.slice(k, k + 2);
    if (!from || !to) throw new Error('A ramp needs at least two colours');
    table.set(mix(from, to, at - k), i * 3);
  }
  return table;
}
