import { bilinear, deposit } from './canvas.mjs';

const spread = 0.07;
const rays = 2;

/**
 * Light that falls through the water and gathers on the ground: every ray is moved along the slope
 * and counted where it lands. Three planes, because red, green and blue bend differently.
 */
export function caustics(surface, depth) {
  return [1 - spread, 1, 1 + spread].map((f) => gather(surface, (depth * f) / surface.bend));
}

function gather({ width, height, gx, gy }, travel) {
  const plane = new Float32Array(width * height);
  const amount = 1 / (rays * rays);
  const step = 1 / rays;
  for (let y = step / 2 - 0.5; y < height - 0.5; y += step) {
    for (let x = step / 2 - 0.5; x < width - 0.5; x += step) {
      const dx = bilinear(gx, width, height, x, y) * travel;
      const dy = bilinear(gy, width, height, x, y) * travel;
      deposit(plane, width, height, x + dx, y + dy, amount);
    }
  }
  return plane;
}
