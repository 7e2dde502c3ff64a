const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** '#rrggbb' to linear light, 0 to 1: light adds up truthfully only in linear light. */
export function linear(hex) {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255].map((v) => toLinear(v / 255));
}

export const mix = (a, b, t) => [0, 1, 2].map((i) => a[i] + (b[i] - a[i]) * t);
export const scale = (a, f) => a.map((v) => v * f);

export function smoothstep(low, high, x) {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** A colour ramp as a flat table of 256 linear triplets, read with `Math.min(255, v * 255) | 0`. */
export function rampOf(stops) {
  const table = new Float32Array(256 * 3);
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (stops.length - 1);
    const k = Math.min(stops.length - 2, Math.floor(at));
    table.set(mix(stops[k], stops[k + 1], at - k), i * 3);
  }
  return table;
}
