import { blurPicture } from './blur.mjs';
import { canvas } from './canvas.mjs';

const levels = [0, 0.0035, 0.009, 0.02, 0.042];

/**
 * Shallow depth of field: only what lies at `sharp` is crisp; the rest melts, and bright points become discs.
 * @param {Float32Array} distance per pixel, 1 in the middle
 */
export function focus(picture, distance, { sharp = 1, aperture, discs }) {
  const { width, height } = picture;
  const short = Math.min(width, height);
  const melt = (i) => aperture * Math.abs(1 - sharp / distance[i]);
  const stack = levels.map((s) => (s ? blurPicture(picture, s * short) : picture));
  const out = canvas(width, height);
  for (let i = 0; i < distance.length; i++) {
    const at = Math.min(levels.length - 1.001, melt(i) * 6);
    const k = at | 0;
    const f = at - k;
    for (let c = 0; c < 3; c++) {
      out.planes[c][i] = stack[k].planes[c][i] * (1 - f) + stack[k + 1].planes[c][i] * f;
    }
  }
  if (discs) pointsToDiscs(picture, out, (i) => melt(i) * 0.11 * short, discs);
  return out;
}

function pointsToDiscs(source, target, radiusAt, strength) {
  const { width, height, planes } = source;
  const green = planes[1];
  const step = 4;
  for (let y = step; y < height - step; y += step) {
    for (let x = step; x < width - step; x += step) {
      const i = brightest(green, width, x, y, step);
      const radius = Math.min(height * 0.05, radiusAt(i));
      const light = planes[0][i] + planes[1][i] + planes[2][i];
      if (radius < 3 || light < 3) continue;
      disc(
        target,
        i % width,
        (i / width) | 0,
        radius,
        planes.map((p) => (p[i] / light) * strength),
      );
    }
  }
}

function brightest(plane, width, x, y, step) {
  let best = y * width + x;
  for (let b = 0; b < step; b++) {
    for (let a = 0; a < step; a++) {
      const i = (y + b) * width + x + a;
      if (plane[i] > plane[best]) best = i;
    }
  }
  return best;
}

function disc({ width, height, planes }, x, y, radius, colour) {
  const gain = Math.min(0.16, 5 / (radius * radius));
  for (let j = Math.max(0, Math.floor(y - radius)); j <= Math.min(height - 1, y + radius); j++) {
    for (let i = Math.max(0, Math.floor(x - radius)); i <= Math.min(width - 1, x + radius); i++) {
      const d = Math.hypot(i - x, j - y);
      const cover = gain * Math.min(1, Math.max(0, radius - d)) * (0.7 + 0.5 * (d / radius) ** 3);
      for (let c = 0; c < 3; c++) planes[c][j * width + i] += colour[c] * cover;
    }
  }
}
