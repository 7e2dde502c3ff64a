import { colourOf, smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { canvas } from '../light/canvas.mjs';
import { dust } from '../light/dust.mjs';
import {
  bench,
  grandPiano,
  hands,
  listener,
  microphone,
  pianist,
  singer,
} from '../light/people.mjs';
import { placed, union } from '../light/shapes.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('../light/shapes.mjs').Shape} Shape */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/** @typedef {{ task: CompositionTask, people: Shape, crowd: Shape, floor: number, aspect: number, lamp: { x: number, y: number }, surface: (u: number, v: number) => number }} Scene */

/**
 * People on a stage in front of the figure of a tone: dark shapes with a bright rim. The waves of the figure continue
 * inside them.
 * @type {import('./index.mjs').Composition}
 */
export function stage(task) {
  const { width, height, palette, random } = task;
  const aspect = width / height;
  const floor = task.line ?? 0.8;
  const scene = {
    ...{ task, aspect, floor, people: castOf(task, floor, aspect), crowd: crowdOf(task, aspect) },
    lamp: { x: (task.moonX ?? 0.5) * aspect, y: floor - (task.rise ?? 0.34) },
    surface: figures.dish(task.hz, task.seed, { fold: task.fold }),
  };
  const picture = canvas(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt((x / width) * aspect, y / height, scene);
      for (let c = /** @type {Channel} */ (0); c < 3; c++)
        picture.planes[c][y * width + x] = colour[c];
    }
  }
  return dust(picture, random, {
    count: 80,
    size: 0.016,
    amount: 0.08,
    colours: [palette.light, palette.accent],
  });
}

/**
 * Who is on the stage.
 * @param {CompositionTask} task
 * @param {number} floor
 * @param {number} aspect
 * @returns {Shape}
 */
function castOf({ cast = 'duo', zoom = 0.5, at: [across] = [0.5, 0] }, floor, aspect) {
  const middle = aspect * across;
  /** @param {Shape[]} shapes @param {number} x */
  const standing = (shapes, x) => shapes.map((shape) => placed(shape, [x, floor], zoom));
  const piano = [pianist, bench, grandPiano];
  if (cast === 'singer') return union(0, ...standing([singer, microphone], middle - 0.04 * zoom));
  if (cast === 'pianist') return union(0, ...standing(piano, middle - 0.75 * zoom));
  if (cast === 'hands') return placed(hands, [middle, floor], zoom);
  if (cast === 'nobody') return union(0, ...standing([bench, grandPiano], middle - 0.75 * zoom));

  return union(
    0,
    ...standing([singer, microphone], middle - 0.78 * zoom),
    ...standing(piano, middle - 0.12 * zoom),
  );
}

/**
 * Rows of listeners at the lower edge, the nearest the largest.
 * @param {CompositionTask} task
 * @param {number} aspect
 * @returns {Shape}
 */
function crowdOf({ random, crowd: rows = 0 }, aspect) {
  const heads = Array.from({ length: rows }, (_, row) => {
    const size = 0.26 + row * 0.12;
    const wide = size * 0.6;
    return Array.from({ length: Math.ceil(aspect / wide) + 1 }, (_unused, n) => {
      const x = (n + random.between(-0.14, 0.14) + (row % 2) / 2) * wide;
      const y = 0.99 + row * 0.06 + random.between(0, 0.025);
      return { x, wide, shape: placed(listener(random.between(-1, 1)), [x, y], size) };
    });
  }).flat();
  const top = 1 - 0.26 - rows * 0.03;

  return (x, y) => {
    if (y < top) return 1;
    const near = heads.filter((head) => Math.abs(head.x - x) < head.wide);
    return near.reduce((far, { shape }) => Math.min(far, shape(x, y)), 1);
  };
}

/** @param {number} x @param {number} y @param {Scene} scene @returns {Colour} */
function colourAt(x, y, scene) {
  const { task, people, crowd, floor } = scene;
  const pixel = 1 / task.height;
  const back = y < floor ? behind(x, y, scene) : boards(x, y, scene);
  const front = covered(back, people(x, y), x, y, pixel, 1, scene);

  return task.crowd ? covered(front, crowd(x, y), x, y, pixel, 0.45, scene) : front;
}

/**
 * The colour of a point that a dark shape may cover.
 * @param {Colour} ground
 * @param {number} far distance to the edge of the shape; negative inside
 * @param {number} x
 * @param {number} y
 * @param {number} pixel
 * @param {number} gain of the light on its rim
 * @param {Scene} scene
 * @returns {Colour}
 */
function covered(ground, far, x, y, pixel, gain, { task: { palette }, lamp, surface }) {
  const cover = Math.min(1, Math.max(0, 0.5 - far / pixel));
  if (!cover) return ground;
  const near = Math.exp(-(((x - lamp.x) ** 2 + (y - lamp.y) ** 2) * 2.2));
  const rim = Math.exp(far / 0.0045) * near * gain;
  // The waves of the background continue inside the shape, finer and weaker.
  const wave = surface((x - lamp.x) * 3.4, (y - lamp.y) * 3.4);
  const line = Math.exp(-((wave / 0.09) ** 2)) * Math.exp(far / 0.05) * near * 0.16 * gain;
  return colourOf((c) => {
    const inside = palette.deep[c] * 0.55 + palette.spark[c] * rim * 0.5 + palette.light[c] * line;
    return ground[c] * (1 - cover) + inside * cover;
  });
}

/**
 * The background: the figure of the tone, as light.
 * @param {number} x
 * @param {number} y
 * @param {Scene} scene
 * @returns {Colour}
 */
function behind(x, y, { task: { palette }, lamp, surface, floor }) {
  const [dx, dy] = [x - lamp.x, y - lamp.y];
  const far = Math.hypot(dx, dy);
  const wave = surface(dx * 2.6, dy * 2.6);
  const line = Math.exp(-((wave / 0.2) ** 2)) * smoothstep(0.62, 0.1, far);
  const glow = Math.exp(-far * far * 5);
  const haze = Math.exp(-Math.abs(y - floor) * 9) * Math.exp(-dx * dx * 1.6);
  return colourOf(
    (c) =>
      palette.deep[c] * 0.7 +
      palette.far[c] * glow * 1.1 +
      palette.mid[c] * (glow * 0.55 + line * 0.5 + haze * 0.25) +
      palette.light[c] * (line * glow * 0.8 + glow ** 3 * 0.5),
  );
}

/**
 * The floor, which mirrors the background and the people.
 * @param {number} x
 * @param {number} y
 * @param {Scene} scene
 * @returns {Colour}
 */
function boards(x, y, scene) {
  const { floor, people, task } = scene;
  const depth = (y - floor) / (1 - floor);
  const mirrored = floor - (y - floor) * 1.6;
  const light = behind(x, mirrored, scene);
  const soft = 0.004 + depth * 0.03;
  const shade = smoothstep(-soft, soft, people(x, mirrored));
  const share = (0.5 - 0.4 * depth) * (0.25 + 0.75 * shade);
  return colourOf((c) => light[c] * share + task.palette.deep[c] * 0.45);
}
