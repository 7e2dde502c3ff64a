import { randomFrom } from '../random.mjs';

/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('../compositions/index.mjs').CompositionTask} CompositionTask */

/**
 * What covers a point of the sky.
 * @typedef {object} Land
 * @property {number} cover 0 is free sky, 1 is land
 * @property {number} mist how far away it is, 0 to 1
 */

/**
 * The outline of hills or of roofs.
 * @typedef {object} Ridge
 * @property {(x: number) => number} top height over the horizon
 * @property {number} mist how far away it is, 0 to 1
 */

/** @type {Land} */
const none = { cover: 0, mist: 0 };

/**
 * What is between the sky and the water: nothing, hills whose shape follows the tone, or roofs.
 * @param {Pick<CompositionTask, 'hills' | 'skyline' | 'hz' | 'seed' | 'height'>} task
 * @param {number} line height of the horizon, 0 (top) to 1
 * @returns {(x: number, y: number) => Land}
 */
export function landOf({ hills = 0, skyline = false, hz, seed, height }, line) {
  if (!hills && !skyline) return () => none;
  const random = randomFrom(`land ${hz} ${seed}`);
  const ridges = skyline
    ? [roofs(random)]
    : Array.from({ length: hills }, (_, n) => ridge(random, n, hills));
  return (x, y) => {
    for (const { top, mist } of ridges) {
      const cover = Math.min(1, Math.max(0, (y - (line - top(x))) * height + 0.5));
      if (cover) return { cover, mist };
    }
    return none;
  };
}

/**
 * @param {Random} random
 * @param {number} n 0 is the nearest
 * @param {number} count
 * @returns {Ridge}
 */
function ridge(random, n, count) {
  const waves = Array.from({ length: 6 }, (_, i) => ({
    k: (i + 1) * random.between(1.5, 3.4),
    phase: random.between(0, 6.28),
    gain: 1 / (i + 1) ** 1.2,
  }));
  const base = 0.015 + (n / count) * 0.2;
  const swing = 0.02 + n * 0.014;
  /** @type {Ridge['top']} */
  const top = (x) =>
    base +
    swing *
      waves.reduce((sum, { k, phase, gain }) => sum + gain * Math.sin(k * x * 3 + phase), 0.6);
  return { top, mist: (n + 0.4) / count };
}

/**
 * @param {Random} random
 * @returns {Ridge}
 */
function roofs(random) {
  const heights = Array.from({ length: 64 }, () => 0.008 + 0.05 * random.next() ** 2.2);
  const widths = Array.from({ length: 64 }, () => random.between(0.4, 1));
  const total = widths.reduce((sum, w) => sum + w, 0);
  const edges = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, w) => sum + w, 0) / total);
  /** @type {Ridge['top']} */
  const top = (x) => {
    const at = edges.findIndex((edge) => x <= edge);
    return /** @type {number} */ (heights[Math.max(0, at)]);
  };
  return { top, mist: 0.12 };
}
