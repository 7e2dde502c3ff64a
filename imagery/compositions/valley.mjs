import { colourOf, mix, scale, smoothstep } from '../colour.mjs';
import { waveNumberOf } from '../../lib/figures/tone.mjs';
import { canvas } from '../light/canvas.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/**
 * A chain of mountains.
 * @typedef {{ top: (x: number) => number, colour: Colour }} Range
 */

/**
 * Mountains at a lake by day. The farther away a range is, the paler it is. Rings spread on the water, as if a drop had
 * fallen into it; the higher the tone, the closer the rings.
 * @type {import('./index.mjs').Composition}
 */
export function valley(task) {
  const { width, height } = task;
  const line = task.line ?? 0.62;
  const air = airOf(task, line);
  const drop = { x: task.moonX ?? task.random.between(0.3, 0.7), k: waveNumberOf(task.hz) * 3.2 };
  const picture = canvas(width, height);
  const aspect = width / height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const colour = v < line ? air(u, v) : lake(u, v, { task, line, air, drop, aspect });
      for (let c = /** @type {Channel} */ (0); c < 3; c++)
        picture.planes[c][y * width + x] = colour[c];
    }
  }
  return picture;
}

/**
 * @param {number} u
 * @param {number} v
 * @param {{ task: CompositionTask, line: number, air: (x: number, y: number) => Colour, drop: { x: number, k: number }, aspect: number }} scene
 * @returns {Colour}
 */
function lake(u, v, { task: { palette }, line, air, drop, aspect }) {
  const depth = (v - line) / (1 - line);
  // Perspective: near the opposite shore, rings look like flat ellipses; near the viewer, they look rounder.
  const z = 0.16 / (depth + 0.06);
  const far = Math.hypot((u - drop.x) * aspect * z * 3, (z - 0.42) * 2.6);
  // Far away, rings would be smaller than a pixel and cause aliasing. So they fade out there.
  const ring = Math.sin(far * drop.k) * Math.exp(-far * 1.7) * smoothstep(0.1, 0.34, depth);
  const still = Math.sin(u * 37 + 11 * Math.sin(v * 90)) * 0.0016 + ring * 0.03;
  const mirrored = air(u + still, Math.max(0.02, line - (v - line) * 0.92 + ring * 0.05));
  const water = mix(palette.base, palette.mid, 0.25);
  const share = 0.72 - 0.42 * depth;
  const crest = Math.max(0, ring) ** 2 * 0.8;
  return colourOf(
    (c) =>
      mirrored[c] * share * (1 + 0.5 * ring) +
      water[c] * (1 - share) * 0.7 +
      mix(palette.light, palette.spark, 0.4)[c] * crest,
  );
}

/**
 * Sky and mountains above the lake.
 * @param {CompositionTask} task
 * @param {number} line
 */
function airOf(task, line) {
  const { palette, height, random } = task;
  const ranges = rangesOf(task, line);
  const sun = { x: random.between(0.25, 0.75), y: line - random.between(0.3, 0.42) };
  const zenith = mix(palette.mid, palette.far, 0.55);
  const haze = mix(palette.spark, palette.light, 0.45);
  /** @param {number} x @param {number} y @returns {Colour} */
  return (x, y) => {
    const glow = Math.exp(-((x - sun.x) ** 2 * 7 + (y - sun.y) ** 2 * 16));
    const low = smoothstep(0, line, y);
    const sky = mix(zenith, haze, low ** 1.4);
    /** @type {Colour} */
    let seen = colourOf(
      (c) => sky[c] * 0.7 + palette.accent[c] * glow * 0.5 + palette.spark[c] * glow ** 3 * 0.4,
    );
    for (const { top, colour } of ranges) {
      const at = top(x);
      const cover = Math.min(1, Math.max(0, (y - at) * height + 0.5));
      if (!cover) continue;
      const foot = smoothstep(at, line, y) * 0.35;
      const rock = mix(colour, scale(haze, 0.6), foot);
      const before = seen;
      seen = colourOf((c) => before[c] * (1 - cover) + rock[c] * cover);
    }
    return seen;
  };
}

/**
 * @param {CompositionTask} task
 * @param {number} line
 * @returns {Range[]} the farthest first
 */
function rangesOf({ palette, random, hills = 5 }, line) {
  const haze = scale(mix(palette.light, palette.mid, 0.35), 0.62);
  return Array.from({ length: hills }, (_, n) => {
    const near = n / Math.max(1, hills - 1);
    const peaks = Array.from({ length: 7 }, (_, m) => ({
      k: (m + 1) * random.between(0.9, 1.6),
      phase: random.between(0, 6.28),
      gain: 1 / (m + 1) ** 1.15,
    }));
    const height = 0.34 - 0.27 * near;
    /** @param {number} x */
    const top = (x) => {
      // The absolute value of a sine has a sharp point at each zero, which makes sharp peaks.
      const rough = peaks.reduce(
        (sum, { k, phase, gain }) => sum + gain * (1 - Math.abs(Math.sin(k * x * 2.4 + phase))),
        0,
      );
      return line - height * (0.35 + 0.36 * rough);
    };
    return { top, colour: mix(haze, mix(palette.base, palette.deep, 0.4), near ** 0.8) };
  });
}
