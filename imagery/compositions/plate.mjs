import { mix, smoothstep } from '../colour.mjs';
import { figures } from '../figures/index.mjs';
import { canvas } from '../light/canvas.mjs';
import { dust } from '../light/dust.mjs';
import { focus } from '../light/focus.mjs';
import { sand } from '../light/sand.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { tilt } from '../light/tilt.mjs';

/**
 * Sand on a metal plate that vibrates (Chladni, 1787), in the light of one low lamp.
 * @type {import('./index.mjs').Composition}
 */
export function plate(task) {
  const { hz, width, height, palette, random } = task;
  const reach = task.reach ?? (random.next() < 0.5 ? 0.48 : 0.8);
  const side = Math.round(Math.max(width, height) * Math.min(1.8, Math.max(1.2, 0.85 / reach)));
  const zoom = 1.2;
  const surface = surfaceOf(figures.plate(hz, task.seed), side, side, { zoom });
  const patch = metal(side, zoom, palette, random);
  sand(patch, surface, palette, random, { grains: Math.round(side * side * 0.36), edge: 1 / zoom });
  const { picture, distance } = tilt(patch, {
    width,
    height,
    pitch: random.between(0.75, 0.95),
    yaw: random.between(0.3, 0.7),
    reach,
    aim: [random.between(-0.15, 0.15), random.between(-0.1, 0.15)],
  });
  // No discs of light: there are too many grains, and they are too small.
  const seen = focus(picture, distance, { sharp: 0.97, aperture: 1.7, discs: 0 });
  return dust(seen, random, {
    count: 60,
    size: 0.026,
    amount: 0.07,
    colours: [palette.light, palette.accent],
  });
}

/**
 * The bare plate.
 * @param {number} side of the square picture
 * @param {number} zoom size of the picture; the plate has 1
 * @param {import('../palettes.mjs').Palette} palette
 * @param {import('../random.mjs').Random} random
 */
function metal(side, zoom, palette, random) {
  const picture = canvas(side, side);
  const lamp = { x: random.between(0.3, 0.7), y: random.between(0.2, 0.45) };
  const brushed = Float32Array.from({ length: side }, () => random.normal() * 0.05);
  for (let y = 0, i = 0; y < side; y++) {
    const brush = /** @type {number} */ (brushed[y]);
    for (let x = 0; x < side; x++, i++) {
      const d = (x / side - lamp.x) ** 2 + (y / side - lamp.y) ** 2;
      const rim =
        (Math.max(Math.abs(x / side - 0.5), Math.abs(y / side - 0.5)) * 2 * zoom - 1) * side;
      const sheen = rim > 0 ? 0 : Math.exp(-6 * d) * (1 + brush);
      const bevel = Math.exp(-((rim / 3.2) ** 2)) * Math.exp(-4 * d);
      const tint = mix(palette.far, palette.base, smoothstep(0, 0.3, d));
      const room = rim > 0 ? 0.05 : 0.12;
      for (let c = /** @type {import('../colour.mjs').Channel} */ (0); c < 3; c++) {
        picture.planes[c][i] =
          tint[c] * (room + sheen * 0.8) +
          palette.mid[c] * sheen * 0.06 +
          palette.light[c] * bevel * 0.5;
      }
    }
  }
  return picture;
}
