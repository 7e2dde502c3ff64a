import { colourOf, mix, smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { canvas } from '../light/canvas.mjs';
import { dust } from '../light/dust.mjs';
import { averageOf } from '../light/samples.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/** Which of the seven white keys of an octave has a black key at its right side. */
const hasBlack = [true, true, false, true, true, true, false];

/**
 * The keys of a grand piano, from one end of the keyboard, in the light of one lamp. The lacquer above the keys mirrors
 * the figure of the tone.
 * @type {import('./index.mjs').Composition}
 */
export function keys(task) {
  const { width, height, palette, random } = task;
  const lamp = random.between(1.1, 2.2);
  const pressed = random.int(2, 4);
  const surface = figures.dish(task.hz, task.seed, { fold: task.fold });
  const scene = { task, lamp, pressed, surface, aspect: width / height };
  const picture = canvas(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = averageOf(x, y, task, (u, v) => colourAt(...seen(u, v, task), scene));
      for (let c = /** @type {Channel} */ (0); c < 3; c++)
        picture.planes[c][y * width + x] = colour[c];
    }
  }
  return dust(picture, random, {
    count: 50,
    size: 0.02,
    amount: 0.08,
    colours: [palette.light, palette.accent],
  });
}

/**
 * Converts a point of the picture into a point of the whole scene, of which the picture may show only a part.
 * @param {number} u
 * @param {number} v
 * @param {CompositionTask} task
 * @returns {[u: number, v: number]}
 */
const seen = (u, v, { mirrored, zoom = 1 }) => [
  (mirrored ? 1 - u : u) * zoom + (1 - zoom) * 0.4,
  v * zoom + (1 - zoom) * 0.45,
];

/** @typedef {{ task: CompositionTask, lamp: number, pressed: number, surface: (u: number, v: number) => number, aspect: number }} Scene */

/**
 * The keyboard runs from the lower left, near the viewer, to the upper right, far away. `along` counts white keys,
 * `across` is 0 at the front edge of the keys and 1 at the lacquer.
 * @param {number} u
 * @param {number} v
 * @param {Scene} scene
 * @returns {Colour}
 */
function colourAt(u, v, scene) {
  const { palette } = scene.task;
  const depth = 0.62 / Math.max(0.02, v - 0.08 + 0.1 * (1 - u));
  const along = depth * 4.2 + (u - 0.5) * 2.4 * depth;
  const across = 0.62 + (0.5 - u) * -1.5 * depth + (v - 0.62) * 1.1 * depth * -1 + depth * 0.18;
  const light = 1 / (1 + ((depth - scene.lamp) / 1.1) ** 2);
  if (across > 1.0) return lacquer(u, v, across, light, scene);
  if (across < 0) return front(across, along, light, palette);
  const index = Math.floor(along);
  const inKey = along - index;
  return (
    blackKey(along, across, light, palette) ??
    whiteKey(inKey, across, light, index === scene.pressed, palette)
  );
}

/**
 * @param {number} inKey 0 to 1
 * @param {number} across
 * @param {number} light
 * @param {boolean} isPressed
 * @param {import('../palettes.mjs').Palette} palette
 * @returns {Colour}
 */
function whiteKey(inKey, across, light, isPressed, palette) {
  const gap = smoothstep(0, 0.05, inKey) * smoothstep(1, 0.95, inKey);
  const ivory = mix(palette.spark, palette.light, 0.25 + 0.3 * across);
  const shine = (0.16 + 0.75 * light) * (0.15 + 0.85 * gap) * (isPressed ? 0.62 : 1);
  return colourOf(
    (c) => ivory[c] * shine * (1 - 0.35 * across) + (isPressed ? palette.accent[c] * 0.1 : 0),
  );
}

/**
 * @param {number} along
 * @param {number} across
 * @param {number} light
 * @param {import('../palettes.mjs').Palette} palette
 * @returns {Colour | null} null where there is no black key
 */
function blackKey(along, across, light, palette) {
  const nearest = Math.round(along);
  const isThere = hasBlack[(((nearest - 1) % 7) + 7) % 7];
  const far = Math.abs(along - nearest);
  if (!isThere || far > 0.29 || across < 0.36) return null;
  const top = smoothstep(0.29, 0.2, far);
  const end = smoothstep(0.36, 0.42, across);
  const shine = light * (0.05 + 0.5 * smoothstep(0.08, 0.2, far) * smoothstep(0.29, 0.24, far));
  return colourOf(
    (c) => palette.deep[c] * 0.6 + palette.light[c] * shine * (0.4 + 0.6 * end) * (0.5 + 0.5 * top),
  );
}

/**
 * The front sides of the keys, below their front edge.
 * @param {number} across
 * @param {number} along
 * @param {number} light
 * @param {import('../palettes.mjs').Palette} palette
 * @returns {Colour}
 */
function front(across, along, light, palette) {
  const inKey = along - Math.floor(along);
  const lip = smoothstep(-0.22, -0.2, across);
  const gap = smoothstep(0, 0.05, inKey) * smoothstep(1, 0.95, inKey);
  const ivory = mix(palette.light, palette.mid, 0.4);
  return colourOf((c) => ivory[c] * light * 0.4 * lip * gap + palette.deep[c] * 0.5);
}

/**
 * Black lacquer above the keys. It mirrors the figure of the tone.
 * @param {number} u
 * @param {number} v
 * @param {number} across
 * @param {number} light
 * @param {Scene} scene
 * @returns {Colour}
 */
function lacquer(u, v, across, light, { task: { palette }, surface, aspect }) {
  const wave = surface((u - 0.34) * aspect * 1.5, (v - 0.3) * 1.9);
  const line = Math.exp(-((wave / 0.16) ** 2));
  const fade = Math.exp(-(((u - 0.34) * 1.5) ** 2 + ((v - 0.3) * 1.8) ** 2) * 3);
  const edge = Math.exp(-(across - 1) * 26) * light;
  return colourOf(
    (c) =>
      palette.deep[c] * 0.7 +
      palette.far[c] * fade * 0.3 +
      palette.mid[c] * line * fade * 0.55 +
      palette.light[c] * (line ** 3 * fade * 0.35 + edge * 0.25),
  );
}
