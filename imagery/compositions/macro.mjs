import { smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { foldOf } from '../../lib/figures/tone.mjs';
import { dust } from '../light/dust.mjs';
import { focus } from '../light/focus.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { tilt } from '../light/tilt.mjs';
import { water } from '../light/water.mjs';

/**
 * Close to the water with a wide open lens: one wave is sharp, the rest is blurred colour.
 * @type {import('./index.mjs').Composition}
 */
export function macro(task) {
  const { hz, width, height, palette, random } = task;
  const kind = task.figure ?? (foldOf(hz) % 2 || random.next() < 0.45 ? 'star' : 'dish');
  const side = Math.round(Math.max(width, height) * 1.55);
  const surface = surfaceOf(figures[kind](hz, task.seed, task), side, side, {
    zoom: task.zoom ?? random.between(1.1, 1.7),
  });
  const turn = random.between(0, 6.28);
  const patch = water(surface, palette, {
    depth: random.between(0.42, 0.62),
    light: (x, y) => 1.6 * Math.exp(-2.2 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)),
    hue: (x, y) => smoothstep(-0.45, 0.45, (x - 0.5) * Math.cos(turn) + (y - 0.5) * Math.sin(turn)),
    glint: 0.6,
    lampAt: turn,
  });
  const { picture, distance } = tilt(patch, {
    width,
    height,
    aim: [random.between(0.05, 0.3) * random.sign(), random.between(-0.15, 0.2)],
    pitch: task.pitch ?? random.between(0.75, 0.95),
    yaw: random.between(-0.5, 0.5),
    reach: 0.36,
  });
  const seen = focus(picture, distance, { sharp: 0.95, aperture: 1.3, discs: 0.8 });
  return dust(seen, random, {
    count: 45,
    size: 0.035,
    amount: 0.08,
    colours: [palette.light, palette.accent],
  });
}
