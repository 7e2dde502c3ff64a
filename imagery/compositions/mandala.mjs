import { smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { foldOf } from '../../lib/figures/tone.mjs';
import { dust } from '../light/dust.mjs';
import { focus } from '../light/focus.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { water } from '../light/water.mjs';

/**
 * The whole figure from above, with the lamp in the middle: the usual picture of cymatics.
 * @type {import('./index.mjs').Composition}
 */
export function mandala(task) {
  const {
    hz,
    width,
    height,
    palette,
    random,
    at = [0.5, 0.5],
    zoom = random.between(0.85, 1.05),
  } = task;
  const kind = task.figure ?? (foldOf(hz) > 6 ? 'dish' : random.next() < 0.7 ? 'dish' : 'star');
  const unit = (2 * zoom) / Math.min(width, height);
  const camera = {
    zoom,
    x: (0.5 - at[0]) * width * unit,
    y: (0.5 - at[1]) * height * unit,
  };
  const surface = surfaceOf(figures[kind](hz, task.seed, task), width, height, camera);
  const short = Math.min(width, height);
  /** @type {import('../light/water.mjs').Field} */
  const radius = (x, y) => Math.hypot((x - at[0]) * width, (y - at[1]) * height) / (short / 2);
  const picture = water(surface, palette, {
    depth: random.between(0.55, 0.8),
    light: (x, y) => 1.5 * Math.exp(-1.1 * radius(x, y) ** 2) + 0.05,
    hue: (x, y) => smoothstep(0.25, 1.15, radius(x, y)) * 0.9,
    glint: 0.4,
  });
  const distance = Float32Array.from({ length: width * height }, (_, i) => {
    return 1 + 0.16 * radius((i % width) / width, i / width / height) ** 2;
  });
  const seen = focus(picture, distance, { aperture: 1.1, discs: 0.4 });
  return dust(seen, random, {
    count: 70,
    size: 0.016,
    amount: 0.1,
    colours: [palette.light, palette.accent],
  });
}
