import { colourOf, mix, smoothstep } from '../colour.mjs';
import { waveNumberOf } from '../../lib/figures/tone.mjs';
import { canvas } from '../light/canvas.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/**
 * One sheet of stone.
 * @typedef {object} Layer
 * @property {(x: number) => number} top its upper edge, 0 (top of the picture) to 1
 * @property {Colour} colour
 * @property {number} bands how many fine bands it has
 */

/**
 * Layers of stone or cut paper in daylight, from the bright sky to dark layers at the bottom. Their edges are waves:
 * the higher the tone, the shorter the waves.
 * @type {import('./index.mjs').Composition}
 */
export function strata(task) {
  const { width, height } = task;
  const layers = layersOf(task);
  const picture = canvas(width, height);
  for (let x = 0; x < width; x++) {
    const u = x / width;
    const tops = layers.map(({ top }) => top(u));
    // The lamp is at the upper left, so that shadows fall to the lower right.
    const cast = layers.map(({ top }) => top(u - 0.012));
    for (let y = 0; y < height; y++) {
      const colour = colourAt(y / height, u, { layers, tops, cast, pixel: 1 / height });
      for (let c = /** @type {Channel} */ (0); c < 3; c++)
        picture.planes[c][y * width + x] = colour[c];
    }
  }
  return picture;
}

/**
 * @param {number} v
 * @param {number} u
 * @param {{ layers: Layer[], tops: number[], cast: number[], pixel: number }} column
 * @returns {Colour}
 */
function colourAt(v, u, { layers, tops, cast, pixel }) {
  /** @type {Colour} */
  let seen = [0, 0, 0];
  for (const [n, { colour, bands }] of layers.entries()) {
    const top = tops[n] ?? 0;
    const cover = Math.min(1, Math.max(0, (v - top) / pixel + 0.5));
    if (!cover) continue;
    const depth = v - top;
    const edge = Math.exp(-depth / (1.6 * pixel)) * 0.35;
    const band = 1 + 0.05 * Math.sin(depth * bands + 3 * u);
    const front = cast[n + 1];
    const shadow = front === undefined ? 0 : 0.55 * Math.exp(-Math.max(0, front - v) / 0.022);
    const light = (band + edge) * (1 - shadow) * (1.12 - 0.35 * smoothstep(0, 0.25, depth));
    const before = seen;
    seen = colourOf((c) => before[c] * (1 - cover) + colour[c] * light * cover);
  }
  return seen;
}

/**
 * @param {CompositionTask} task
 * @returns {Layer[]} the farthest first
 */
function layersOf({ hz, random, palette, layers: count = 8 }) {
  const k = waveNumberOf(hz) / 9;
  const from = random.between(0.16, 0.26);
  const ramp = [palette.spark, palette.light, palette.accent, palette.mid, palette.base];
  const sky = { top: () => -1, colour: mix(palette.spark, palette.light, 0.35), bands: 0 };
  const stones = Array.from({ length: count }, (_, n) => {
    const at = (n + 1) / count;
    const waves = Array.from({ length: 4 }, (_, m) => ({
      k: k * (m + 1) * random.between(0.5, 1.2),
      gain: random.between(0.5, 1) / (m + 1) ** 1.3,
      phase: random.between(0, 6.28),
    }));
    const swing = 0.03 + 0.035 * Math.sin(Math.PI * at);
    const level = from + (1 - from) * (n / count) ** 0.9;
    return {
      /** @param {number} x */
      top: (x) =>
        level +
        swing *
          waves.reduce((sum, wave) => sum + wave.gain * Math.sin(wave.k * x * 2 + wave.phase), 0),
      colour: along(ramp, at * (ramp.length - 1)),
      bands: random.between(160, 420),
    };
  });
  return [sky, ...stones];
}

/**
 * @param {Colour[]} stops
 * @param {number} at from 0 to the last stop
 */
function along(stops, at) {
  const k = Math.min(stops.length - 2, Math.floor(at));
  const [low, high] = stops.slice(k, k + 2);

  return low && high ? mix(low, high, at - k) : /** @type {Colour} */ ([0, 0, 0]);
}
