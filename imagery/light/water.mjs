import { rampOf, scale, mix } from '../colour.mjs';
import { blur } from './blur.mjs';
import { canvas } from './canvas.mjs';
import { caustics } from './caustics.mjs';

const rms = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 3) sum += a[i] * a[i] + b[i] * b[i];
  return Math.sqrt((3 * sum) / a.length) || 1;
};

/**
 * Water in a dark dish, lit from below (caustics) and by a ring lamp above (glints on the slopes).
 * @param {object} surface from `surfaceOf`
 * @param {object} palette from `paletteOf`
 * @param {{depth:number, glint:number, lamp?:number, lampAt?:number, light:(x:number,y:number)=>number, hue:(x:number,y:number)=>number}} look
 *   `light` and `hue` answer for a point of the picture (0..1): how much lamp reaches it, and which lamp.
 *   `lamp` is the slope that mirrors the ring lamp, `lampAt` the side it hangs on.
 */
export function water(surface, palette, look) {
  const { width, height } = surface;
  const { light, hue } = look;
  const picture = canvas(width, height);
  const rays = caustics(surface, look.depth);
  // The same light, unfocused, as if it lay a hand's breadth further down.
  const deep = rays.map((plane) => blur(plane, width, height, Math.min(width, height) * 0.02));
  const lower = rampOf([scale(palette.base, 0.12), palette.base, palette.mid, palette.light]);
  const upper = rampOf([scale(palette.far, 0.12), palette.far, palette.accent, palette.spark]);
  const glints = glintsOf(surface, palette, look);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const reach = light(x / width, y / height);
      const turn = hue(x / width, y / height);
      for (let c = 0; c < 3; c++) {
        const ray = rays[c][i];
        // Only gathered light is bright: the even part of the floor stays dark, so lines stand out.
        const over = Math.max(0, ray - 0.3);
        const gathered = over / (1 + over / 16);
        const at = (Math.min(1, gathered * 0.2) * 255) | 0;
        const tone = lower[at * 3 + c] + (upper[at * 3 + c] - lower[at * 3 + c]) * turn;
        const floor = palette.base[c] + (palette.far[c] - palette.base[c]) * turn;
        picture.planes[c][i] =
          reach * (floor * (0.35 + 0.5 * deep[c][i]) + tone * 0.42 * gathered + glints[c][i]);
      }
    }
  }
  return picture;
}

function glintsOf({ width, height, gx, gy }, palette, { glint, lamp = 0.6, lampAt = -0.9 }) {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  const gain = 1 / rms(gx, gy);
  const lampX = Math.cos(lampAt);
  const lampY = Math.sin(lampAt);
  const warm = mix(palette.spark, palette.light, 0.75);
  for (let i = 0; i < gx.length; i++) {
    const sx = gx[i] * gain;
    const sy = gy[i] * gain;
    const steep = Math.hypot(sx, sy);
    // So far from the lamp's slope nothing is left to see, and most of the water is that far.
    if (Math.abs(steep - lamp) > 0.4) continue;
    const ring = Math.exp(-(((steep - lamp) / 0.06) ** 2));
    const side = 0.5 + (0.5 * (sx * lampX + sy * lampY)) / (steep + 1e-6);
    const key = side ** 4 * ring * glint * 0.8;
    const fill = (1 - side) ** 3 * ring * glint * 0.35;
    for (let c = 0; c < 3; c++) planes[c][i] = key * warm[c] + fill * palette.accent[c];
  }
  return planes;
}
