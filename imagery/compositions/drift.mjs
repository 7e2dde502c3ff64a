import { mix, smoothstep } from '../colour.mjs';
import { waveNumberOf } from '../../lib/figures/tone.mjs';
import { blur } from '../light/blur.mjs';
import { canvas, deposit } from '../light/canvas.mjs';
import { dust } from '../light/dust.mjs';

/** @typedef {import('../colour.mjs').Channel} Channel */
/** @typedef {import('../colour.mjs').Colour} Colour */
/** @typedef {import('../light/canvas.mjs').Plane} Plane */
/** @typedef {import('../light/canvas.mjs').Picture} Picture */
/** @typedef {import('./index.mjs').CompositionTask} CompositionTask */

/**
 * One string that swings. It is drawn as many strands: the positions of the string during the exposure.
 * @typedef {object} Veil
 * @property {{ k: number, gain: number, phase: number, turn: number }[]} waves `turn`: by how many radians the phase
 *   changes during the exposure, divided by 1.7
 * @property {number} level its middle height, 0 (top of the picture) to 1
 * @property {number} swing how far it moves, as a share of the height
 * @property {number} fan the distance between the first and the last strand, as a share of the height
 */

/**
 * A string in a long exposure: many positions of it, drawn over each other, look like silk.
 * @type {import('./index.mjs').Composition}
 */
export function drift(task) {
  const { width, height, palette, random } = task;
  const picture = canvas(width, height);
  backdrop(picture, palette, random.between(0.3, 0.7));
  const veils = task.veils ?? 3;
  for (let n = 0; n < veils; n++) {
    const depth = n / (veils - 1);
    const body = mix(palette.mid, palette.accent, depth * 0.8);
    const edge = mix(palette.light, palette.spark, depth * 0.4);
    const look = { body, edge, soft: (1 - depth) * 0.008, gain: 0.6 + depth * 0.4 };
    drawVeil(picture, veilOf(task), look);
  }
  return dust(picture, random, {
    count: 90,
    size: 0.022,
    amount: 0.1,
    colours: [palette.light, palette.accent],
  });
}

/**
 * @param {Picture} picture
 * @param {import('../palettes.mjs').Palette} palette
 * @param {number} lampX
 */
function backdrop({ width, height, planes }, palette, lampX) {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const d = ((x / width - lampX) * 1.5) ** 2 + ((y / height - 0.5) * 1.7) ** 2;
      const glow = Math.exp(-3.5 * d);
      for (let c = /** @type {Channel} */ (0); c < 3; c++)
        planes[c][i] = palette.far[c] * glow * 0.55 + palette.deep[c] * 0.6;
    }
  }
}

/**
 * @param {CompositionTask} task
 * @returns {Veil}
 */
function veilOf({ hz, random, spread = 1 }) {
  const waves = Array.from({ length: 5 }, (_, m) => ({
    k: (waveNumberOf(hz) / 8) * (m + 1) * random.between(0.6, 1.15),
    gain: random.between(0.5, 1) / (m + 1) ** 1.05,
    phase: random.between(0, 6.28),
    turn: random.between(0.8, 3.2) * random.sign(),
  }));
  const swing = random.between(0.17, 0.25) * spread;
  return { waves, level: 0.5 + random.between(-0.12, 0.12), swing, fan: random.between(0.1, 0.34) };
}

/**
 * @param {Picture} picture
 * @param {Veil} veil
 * @param {{ body: Colour, edge: Colour, soft: number, gain: number }} look `edge` is the colour where strands meet,
 *   `soft` the blur as a share of the height
 */
function drawVeil(picture, veil, { body, edge, soft, gain }) {
  const { width, height } = picture;
  const plane = strandsOf(veil, width, height);
  const light = soft ? blur(plane, width, height, soft * height) : plane;
  for (let i = 0; i < light.length; i++) {
    const density = /** @type {number} */ (light[i]);
    if (density < 1e-4) continue;
    const rise = smoothstep(0.5, 4, density);
    for (let c = /** @type {Channel} */ (0); c < 3; c++) {
      const before = /** @type {number} */ (picture.planes[c][i]);
      const added = gain * density * (body[c] + (edge[c] - body[c]) * rise) * 0.34;
      picture.planes[c][i] = before + added;
    }
  }
}

/**
 * @param {Veil} veil
 * @param {number} width
 * @param {number} height
 * @returns {Plane}
 */
function strandsOf({ waves, level, swing, fan }, width, height) {
  const strands = 150;
  const plane = new Float32Array(width * height);
  const perPixel = 2;
  for (let s = 0; s < strands; s++) {
    const t = s / strands;
    // Strands of different strength look like threads; equal strands would look like fog.
    const strength = (0.25 + 1.5 * ((s * 0.618) % 1) ** 3) / perPixel;
    for (let p = 0; p < width * perPixel; p++) {
      const x = p / perPixel / width;
      let y = 0;
      for (const { k, gain, phase, turn } of waves)
        y += gain * Math.sin(k * x * 2 + phase + turn * t * 1.7);
      const pinch = 0.3 + 0.7 * Math.sin(Math.PI * (x * 0.9 + 0.05)) ** 2;
      const at = (level + y * swing * pinch + (t - 0.5) * fan) * height;
      deposit(plane, width, height, x * width, at, strength);
    }
  }
  return plane;
}
