import { colourOf, mix, smoothstep } from '../colour.mjs';
import { canvas } from '../light/canvas.mjs';
import { dust } from '../light/dust.mjs';
import { averageOf } from '../light/samples.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/**
 * @typedef {object} Scene
 * @property {CompositionTask} task
 * @property {{ x: number, half: number }[]} windows their middles and half widths
 * @property {number} floor where the wall ends, 0 (top) to 1
 * @property {number} aspect width divided by height
 */

/** The lower and the upper end of the windows, 0 (top of the picture) to 1. */
const sill = 0.6;
const crown = 0.07;

/**
 * An empty room: tall windows, and their light on the floor.
 * @type {import('./index.mjs').Composition}
 */
export function room(task) {
  const { width, height, palette, random } = task;
  const count = task.windows ?? 3;
  const shift = random.between(-0.06, 0.06);
  const windows = Array.from({ length: count }, (_, n) => ({
    x: 0.46 + shift + (n - (count - 1) / 2) * (0.86 / count),
    half: Math.min(0.12, 0.26 / count),
  }));
  const scene = { task, windows, floor: 0.72, aspect: width / height };
  const picture = canvas(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = pixelAt(x, y, scene);
      for (let c = /** @type {Channel} */ (0); c < 3; c++)
        picture.planes[c][y * width + x] = colour[c];
    }
  }
  return dust(picture, random, {
    count: 70,
    size: 0.01,
    amount: 0.09,
    colours: [palette.light, palette.spark],
  });
}

/**
 * Wall or floor, with the light in the air before it.
 * @param {number} x in pixels
 * @param {number} y
 * @param {Scene} scene
 * @returns {Colour}
 */
function pixelAt(x, y, scene) {
  const { width, height, palette } = scene.task;
  const seen = averageOf(x, y, scene.task, (u, v) =>
    v < scene.floor ? wall(u, v, scene) : ground(u, v, scene),
  );
  const ray = shafts(x / width, y / height, scene);
  return colourOf((c) => seen[c] + palette.light[c] * ray);
}

/**
 * The brightness of the beams of light in the dusty air, from each window down to the floor.
 * @param {number} u
 * @param {number} v
 * @param {Scene} scene
 */
function shafts(u, v, { windows, floor }) {
  if (v < crown) return 0;
  let light = 0;
  for (const { x, half } of windows) {
    const at = x + 0.16 * ((v - crown) / (1 - crown));
    const width = half * (0.9 + 0.5 * v);
    light += smoothstep(width * 1.25, width * 0.5, Math.abs(u - at));
  }
  return light * 0.05 * smoothstep(crown, 0.4, v) * smoothstep(1.1, floor, v);
}

/** @param {number} u @param {number} v @param {Scene} scene @returns {Colour} */
function wall(u, v, { task: { palette }, windows, floor, aspect }) {
  let glow = 0;
  for (const { x, half } of windows) {
    const inside = opening(u - x, v, half, aspect);
    if (inside > 0.5) return outside(u, v, palette);
    const far = Math.hypot(
      Math.max(0, Math.abs(u - x) - half) * aspect,
      Math.max(0, crown - v, v - sill),
    );
    glow += Math.exp(-far * 9);
  }
  const plaster = mix(palette.far, palette.base, 0.5);
  const corner = smoothstep(floor, floor - 0.02, v);
  const rough = 1 + 0.04 * Math.sin(u * 211) * Math.sin(v * 173);
  return colourOf(
    (c) =>
      plaster[c] * rough * (0.2 + 0.6 * glow) * (0.5 + 0.5 * corner) + palette.mid[c] * glow * 0.09,
  );
}

/**
 * How much of a window of this half width is open at a point: 1 in a pane, 0 in the wall and behind a bar.
 * @param {number} dx from its middle
 * @param {number} v
 * @param {number} half
 * @param {number} aspect
 */
function opening(dx, v, half, aspect) {
  const bar = 0.0065;
  const arch = crown + half * aspect;
  const reach =
    v < arch ? Math.sqrt(Math.max(0, (half * aspect) ** 2 - (arch - v) ** 2)) / aspect : half;
  if (v < crown || v > sill || Math.abs(dx) > reach) return 0;
  const rows = (v - crown) / (sill - crown);
  const nearRow =
    Math.min(...[0.25, 0.5, 0.75].map((row) => Math.abs(rows - row))) * (sill - crown);
  return Math.abs(dx) * aspect < bar || nearRow < bar ? 0 : 1;
}

/**
 * What is seen through a window: a bright sky over a pale hill.
 * @param {number} u
 * @param {number} v
 * @param {import('../palettes.mjs').Palette} palette
 * @returns {Colour}
 */
function outside(u, v, palette) {
  const sky = mix(palette.light, palette.spark, smoothstep(crown, sill, v));
  const hill = 0.47 + 0.03 * Math.sin(u * 9) + 0.02 * Math.sin(u * 23);
  const land = mix(palette.mid, palette.light, 0.3);
  return v < hill ? colourOf((c) => sky[c] * 1.05) : colourOf((c) => land[c] * 0.8);
}

/** @param {number} u @param {number} v @param {Scene} scene @returns {Colour} */
function ground(u, v, { task: { palette }, windows, floor, aspect }) {
  const depth = (v - floor) / (1 - floor);
  // Boards run towards the viewer.
  const board = (u - 0.5) / (0.45 + depth);
  const joint = Math.abs(((board * 14) % 1) + 1) % 1;
  const wood = 0.85 + 0.15 * smoothstep(0, 0.05, Math.min(joint, 1 - joint));
  // The point of the wall through which the light comes that falls on this point of the floor.
  const at = 0.5 + (u - 0.5 - depth * 0.16) / (1 + depth * 0.7);
  const up = sill - (sill - crown) * Math.min(1.2, depth * 1.25);
  let lit = 0;
  for (const { x, half } of windows) lit += soft(at - x, up, half, aspect);
  const far = 1 - 0.55 * depth;
  const mirror = windows.reduce(
    (sum, { x, half }) => sum + Math.exp(-(((u - x) / (half * 1.5)) ** 2)),
    0,
  );
  const dark = mix(palette.base, palette.deep, 0.35);
  return colourOf(
    (c) =>
      wood *
      (dark[c] * 0.22 +
        palette.light[c] * lit * 0.62 * far +
        palette.mid[c] * mirror * 0.05 * (1 - depth)),
  );
}

/**
 * The light through a window. Its edges are soft, because the sun is not a point.
 * @param {number} dx
 * @param {number} v
 * @param {number} half
 * @param {number} aspect
 */
function soft(dx, v, half, aspect) {
  const spread = 0.006;
  let sum = 0;
  for (const a of [-1, 0, 1])
    for (const b of [-1, 0, 1]) sum += opening(dx + a * spread, v + b * spread * 1.5, half, aspect);
  return sum / 9;
}
