import { dish } from '../figures/dish.mjs';
import { swellingDish } from '../../lib/figures/tone.mjs';
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

/** @typedef {(done: number, total: number) => void} OnFrame */

/**
 * Makes a video of a figure that grows and shrinks once in six seconds. The video can be repeated without a visible
 * jump.
 * @param {string} file
 * @param {number} hz
 * @param {OnFrame} onFrame
 */
export function makeFilm(file, hz, onFrame) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const input = [...raw, '-r', String(rate), '-i', 'pipe:0', '-an'];
  // One thread: the output of x264 depends on the number of threads, and the file must not depend on the machine.
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
  return encodeMedia([...input, ...code, '-movflags', '+faststart', file], framesOf(hz, onFrame));
}

/**
 * Yields the frames of the video: the figure grows, then shrinks.
 * @param {number} hz
 * @param {OnFrame} onFrame
 */
async function* framesOf(hz, onFrame) {
  // The second half is the first half backwards, so these frames are drawn once and used twice.
  /** @type {Buffer[]} */
  const drawnFrames = [];
  for (let n = 0; n < frames; n++) {
    const picture = drawnFrames[frames - n] ?? frame(hz, n / frames);
    if (n <= frames / 2) drawnFrames[n] = picture;
    onFrame(n + 1, frames);
    yield picture;
  }
}

/**
 * @param {number} hz
 * @param {number} time 0 to 1
 */
function frame(hz, time) {
  const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * time);
  const figure = dish(swellingDish(hz, breath));
  const surface = surfaceOf(figure, drawn.width, drawn.height, { zoom: 1.05 - 0.05 * breath });
  /** @type {import('../light/water.mjs').Field} */
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
