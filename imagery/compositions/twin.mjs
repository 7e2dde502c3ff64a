import { smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { dust } from '../light/dust.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { water } from '../light/water.mjs';

/** Two figures, two lamps, one water: what lies between them belongs to neither. */
export function twin(task) {
  const { hz, width, height, palette, random } = task;
  const zoom = task.zoom ?? 0.92;
  const long = zoom * (width / Math.min(width, height));
  const tall = zoom * (height / Math.min(width, height));
  const offset = width >= height ? [long * 0.42, random.between(-0.06, 0.06)] : [0.05, tall * 0.42];
  const one = figures.dish(hz, task.seed);
  const two = figures.dish(task.second ?? Math.round(hz * 1.5), task.seed + 1);
  const near = (u, v, s) => Math.exp(-1.15 * ((u + s * offset[0]) ** 2 + (v + s * offset[1]) ** 2));
  const both = (u, v) =>
    one(u + offset[0], v + offset[1]) * (0.15 + near(u, v, 1)) +
    two(u - offset[0], v - offset[1]) * (0.15 + near(u, v, -1));
  const surface = surfaceOf(both, width, height, { zoom });
  const at = (x, y) => [(x - 0.5) * 2 * long, (y - 0.5) * 2 * tall];
  const picture = water(surface, palette, {
    depth: 0.75,
    light: (x, y) =>
      1.5 * Math.max(0.04, near(...at(x, y), 1) ** 1.3 + near(...at(x, y), -1) ** 1.3),
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
