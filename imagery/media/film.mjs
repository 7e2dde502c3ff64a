import { dish } from '../figures/dish.mjs';
import { foldOf, waveNumberOf } from '../figures/index.mjs';
import { smoothstep } from '../colour.mjs';
import { bloom } from '../light/bloom.mjs';
import { enlarge } from '../light/enlarge.mjs';
import { develop, toBytes } from '../light/grade.mjs';
import { surfaceOf } from '../light/surface.mjs';
import { water } from '../light/water.mjs';
import { paletteOf } from '../palettes.mjs';
import { encodeMedia } from './ffmpeg.mjs';

const size = { width: 960, height: 540 };
const drawn = { width: 720, height: 405 };
const rate = 24;
const frames = 6 * rate;

/** A figure that breathes once in six seconds and begins again without a seam. */
export function makeFilm(file, hz, onFrame) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const input = [...raw, '-r', String(rate), '-i', 'pipe:0', '-an'];
  // One thread: x264 decides by the number of threads, and the file should not depend on the machine.
  const code = [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '25',
    '-preset',
    'slow',
    '-threads',
    '1',
  ];
  return encodeMedia([...input, ...code, '-movflags', '+faststart', file], breaths(hz, onFrame));
}

async function* breaths(hz, onFrame) {
  // Breathing out mirrors breathing in, so half of the frames are drawn once and shown twice.
  const kept = [];
  for (let n = 0; n < frames; n++) {
    const mirror = frames - n;
    const picture = n <= frames / 2 ? frame(hz, n / frames) : kept[mirror];
    if (n <= frames / 2) kept[n] = picture;
    onFrame(n + 1, frames);
    yield picture;
  }
}

function frame(hz, time) {
  const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * time);
  const figure = dish({
    fold: foldOf(hz),
    k: waveNumberOf(hz),
    petals: 1.5 + 0.9 * breath,
    overtone: 0.25 + 0.5 * breath,
    phase: Math.PI / 2,
  });
  const surface = surfaceOf(figure, drawn.width, drawn.height, { zoom: 1.05 - 0.05 * breath });
  const radius = (x, y) =>
    Math.hypot((x - 0.5) * drawn.width, (y - 0.5) * drawn.height) / drawn.height;
  const picture = water(surface, paletteOf('violet'), {
    depth: 0.5 + 0.2 * breath,
    light: (x, y) => (1.2 + 0.3 * breath) * Math.exp(-4 * radius(x, y) ** 2) + 0.03,
    hue: (x, y) => smoothstep(0.12, 0.6, radius(x, y)) * 0.9,
    glint: 0.35,
  });
  const lit = enlarge(develop(bloom(picture, 1)), size.width, size.height);
  return toBytes(lit, { grain: 0.003, seed: 'film' });
}
