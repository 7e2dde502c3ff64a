import { smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { dust } from '../light/dust.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { water } from '../light/water.mjs';

/**
 * Two figures and two lamps on the same water; in the middle, both figures are mixed.
 * @type {import('./index.mjs').Composition}
 */
export function twin(task) {
  const { hz, width, height, palette, random } = task;
  const zoom = task.zoom ?? 0.92;
  const long = zoom * (width / Math.min(width, height));
  const tall = zoom * (height / Math.min(width, height));
  const offset =
    width >= height
      ? { u: long * 0.42, v: random.between(-0.06, 0.06) }
      : { u: 0.05, v: tall * 0.42 };
  const one = figures.dish(hz, task.seed);
  const two = figures.dish(task.second ?? Math.round(hz * 1.5), task.seed + 1);
  /** @type {(u: number, v: number, side: 1 | -1) => number} */
  const near = (u, v, side) =>
    Math.exp(-1.15 * ((u + side * offset.u) ** 2 + (v + side * offset.v) ** 2));
  /** @type {import('../figures/index.mjs').Figure} */
  const both = (u, v) =>
    one(u + offset.u, v + offset.v) * (0.15 + near(u, v, 1)) +
    two(u - offset.u, v - offset.v) * (0.15 + near(u, v, -1));
  const surface = surfaceOf(both, width, height, { zoom });
  /** @type {(x: number, y: number, side: 1 | -1) => number} */
  const lampAt = (x, y, side) => near((x - 0.5) * 2 * long, (y - 0.5) * 2 * tall, side);
  const picture = water(surface, palette, {
    depth: 0.75,
    light: (x, y) => 1.5 * Math.max(0.04, lampAt(x, y, 1) ** 1.3 + lampAt(x, y, -1) ** 1.3),
    hue: (x, y) => smoothstep(-0.35, 0.35, width >= height ? x - 0.5 : y - 0.5),
    glint: 0.4,
  });
  return dust(picture, random, {
    count: 80,
    size: 0.02,
    amount: 0.09,
    colours: [palette.light, palette.accent],
  });
}
