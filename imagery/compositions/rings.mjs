import { smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { dust } from '../light/dust.mjs';
import { focus } from '../light/focus.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { tilt } from '../light/tilt.mjs';
import { water } from '../light/water.mjs';

/**
 * Drops on flat water, seen from a low place: circles that cross and do not change each other.
 * @type {import('./index.mjs').Composition}
 */
export function rings(task) {
  const { hz, width, height, palette, random } = task;
  const side = Math.round(Math.max(width, height) * 1.25);
  const surface = surfaceOf(figures.rings(hz, task.seed, task), side, side, {
    zoom: 1.9,
  });
  const lamp = { x: random.between(0.35, 0.65), y: random.between(0.3, 0.5) };
  const patch = water(surface, palette, {
    depth: random.between(0.45, 0.65),
    // The light ends before the patch does, so that no straight edge is visible.
    light: (x, y) =>
      (1.6 * Math.exp(-2.6 * ((x - lamp.x) ** 2 + (y - lamp.y) ** 2)) + 0.04) *
      smoothstep(0.5, 0.26, Math.hypot(x - 0.5, y - 0.5)),
    hue: (x) => smoothstep(0.2, 0.85, x),
    glint: 0.8,
    lamp: 0.8,
  });
  const { picture, distance } = tilt(patch, {
    width,
    height,
    pitch: task.pitch ?? 0.62,
    yaw: random.between(-0.3, 0.3),
    reach: task.reach ?? 0.5,
    aim: [lamp.x * 2 - 1, lamp.y * 2 - 0.85],
  });
  const seen = focus(picture, distance, { sharp: 1, aperture: 1.1, discs: 0.6 });
  return dust(seen, random, {
    count: 50,
    size: 0.02,
    amount: 0.08,
    colours: [palette.light, palette.spark],
  });
}
