import { bilinear, deposit } from './canvas.mjs';
import { blur } from './blur.mjs';

/** Grains gather where the plate is still; a low lamp lights their near side and leaves a shadow behind. */
export function sand(picture, surface, palette, random, { grains, edge }) {
  const { width, height } = picture;
  const heap = new Float32Array(width * height);
  const glitter = new Float32Array(width * height);
  const reach = 0.16 * typicalOf(surface.h);
  let laid = 0;
  for (let n = 0; n < grains * 14 && laid < grains; n++) {
    const x = width * (0.5 + (random.next() - 0.5) * edge * 0.995);
    const y = height * (0.5 + (random.next() - 0.5) * edge * 0.995);
    const still = bilinear(surface.h, width, height, x, y) / reach;
    if (random.next() > Math.exp(-still * still) + 0.0035) continue;
    deposit(heap, width, height, x, y, 1);
    if (random.next() < 0.05) deposit(glitter, width, height, x, y, random.next() ** 4);
    laid++;
  }
  shade(picture, heap, glitter, palette);
  return picture;
}

function typicalOf(h) {
  let sum = 0;
  for (let i = 0; i < h.length; i += 7) sum += h[i] * h[i];
  return Math.sqrt((7 * sum) / h.length);
}

function shade({ width, height, planes }, heap, glitter, palette) {
  const even = heap.reduce((sum, v) => sum + v, 0) / heap.length;
  const mound = blur(heap, width, height, width * 0.0022);
  const shadow = blur(heap, width, height, width * 0.004);
  const cast = Math.round(width * 0.004);
  for (let y = cast + 1; y < height - 1; y++) {
    for (let x = cast + 1; x < width - 1; x++) {
      const i = y * width + x;
      const cover = 1 - Math.exp((-heap[i] / even) * 0.16 - (mound[i] / even) * 0.1);
      const slope = (mound[i + 1] - mound[i - 1] + mound[i + width] - mound[i - width]) / even;
      const lit =
        Math.min(2.4, Math.max(0.08, 0.55 + slope * 1.5)) *
        (0.6 + 0.5 * (heap[i] / (mound[i] + even)));
      const dim = Math.exp(-shadow[i - cast - cast * width] / even / 9);
      for (let c = 0; c < 3; c++) {
        const grain = palette.light[c] * 0.5 * lit + palette.mid[c] * 0.1;
        const ground = planes[c][i] * dim;
        planes[c][i] = ground + (grain - ground) * cover + glitter[i] * palette.spark[c] * 3;
      }
    }
  }
}
