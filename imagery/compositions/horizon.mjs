import { colourOf, mix, scale } from '../colour.mjs';
import { waveNumberOf } from '../../lib/figures/tone.mjs';
import { canvas } from '../light/canvas.mjs';
import { dust } from '../light/dust.mjs';
import { skyOf } from '../light/sky.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('../light/canvas.mjs').Picture} Picture */
/** @typedef {import('../light/dust.mjs').DustOptions} DustOptions */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/** @typedef {{ kx: number, kz: number, phase: number, gain: number }} Wave */

/**
 * @typedef {object} Scene
 * @property {number} line height of the horizon, 0 (top) to 1
 * @property {import('../light/sky.mjs').Sky} sky
 * @property {Wave[]} waves
 * @property {import('../palettes.mjs').Palette} palette
 * @property {number} aspect width divided by height
 */

/**
 * The sea at night: a figure is above the horizon like a moon, and the waves distort its reflection.
 * @type {import('./index.mjs').Composition}
 */
export function horizon(task) {
  const { width, height, palette, random } = task;
  const line = task.line ?? random.between(0.52, 0.62);
  const moon = {
    x: task.moonX ?? random.between(0.32, 0.68),
    y: line - (task.rise ?? random.between(0.02, 0.24)),
    r: task.moonSize ?? random.between(0.26, 0.36),
  };
  const sky = skyOf(task, moon, line);
  const scene = { line, sky, waves: wavesOf(task), palette, aspect: width / height };
  const picture = canvas(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const colour = v < line ? sky(u, v, 0) : smoothSea(u, v, scene, 0.5 / height);
      for (let c = /** @type {Channel} */ (0); c < 3; c++) {
        picture.planes[c][y * width + x] = colour[c];
      }
    }
  }
  if (task.skyline) windows(picture, task, line);
  /** @type {DustOptions['where']} */
  const where = (r) => [r.next(), r.next() * (line + 0.1)];
  return dust(picture, random, {
    count: 60,
    size: 0.008,
    amount: 0.1,
    colours: [palette.light, palette.spark],
    where,
  });
}

/**
 * Draws points of light, like lit windows, along the roofs.
 * @param {Picture} picture
 * @param {CompositionTask} task
 * @param {number} line
 */
function windows(picture, { palette, random }, line) {
  /** @type {DustOptions['where']} */
  const where = (r) => [r.next(), line - 0.002 - 0.016 * r.next()];
  const colours = [palette.spark, mix(palette.accent, palette.spark, 0.5)];
  dust(picture, random, { count: 170, size: 0.0006, amount: 0.5, colours, where });
}

/**
 * @param {CompositionTask} task
 * @returns {Wave[]}
 */
function wavesOf({ hz, random }) {
  const k = waveNumberOf(hz) * 0.8;
  const count = 11;
  return Array.from({ length: count }, () => {
    const angle = random.normal() * 0.8;
    const f = k * random.between(0.3, 2.2);
    return {
      kx: f * Math.sin(angle),
      kz: f * Math.cos(angle),
      phase: random.between(0, 6.28),
      gain: 1 / Math.sqrt(count),
    };
  });
}

/** @type {[x: number, y: number][]} */
const samples = [
  [-0.5, -0.7],
  [0.5, -0.3],
  [-0.5, 0.3],
  [0.5, 0.7],
];

/**
 * Four samples for each pixel: with only one, the reflections would become single dots.
 * @param {number} x
 * @param {number} y
 * @param {Scene} scene
 * @param {number} step
 */
function smoothSea(x, y, scene, step) {
  /** @type {Colour} */
  let sum = [0, 0, 0];
  for (const [a, b] of samples) {
    const before = sum;
    const colour = sea(x + a * step, Math.max(scene.line, y + b * step), scene);
    sum = colourOf((c) => before[c] + colour[c]);
  }
  return scale(sum, 0.25);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {Scene} scene
 * @returns {Colour}
 */
function sea(x, y, { line, sky, waves, palette, aspect }) {
  const drop = (y - line) / (1 - line) + 0.004;
  const z = 0.42 / drop;
  const u = (x - 0.5) * aspect * z * 2.2;
  let across = 0;
  let along = 0;
  for (const { kx, kz, phase, gain } of waves) {
    // Far away, a wave would be smaller than a pixel and cause aliasing. So it becomes weaker with the distance.
    const fine = 1 / (1 + (Math.hypot(kx, kz) * z * z * 0.012) ** 2);
    const slope = gain * fine * Math.cos(kx * u + kz * z * 2.2 + phase);
    across += slope * (kx / 20);
    along += slope * (kz / 20);
  }
  const height = line - (y - line) * 0.85 - Math.abs(along) * 0.16 + along * 0.13;
  const mirrored = sky(x + across * 0.07, height, 1);
  const fresnel = 0.3 + 0.7 * Math.exp(-drop * 1.5);
  const body = mix(palette.base, palette.deep, Math.min(1, drop * 1.2));
  // The side of a wave that faces the moon is bright: the square of the mirrored light has more contrast.
  const flash = Math.max(0, along) ** 2 * Math.exp(-drop * 2.2) * 5;
  const gain = fresnel * (0.85 + 0.8 * Math.max(0, along));
  return colourOf((c) => {
    const light = mirrored[c];
    return body[c] * (0.22 + 0.22 * Math.max(0, along)) + light * gain + light * light * flash;
  });
}
