import { figures } from '../figures/index.mjs';

// The distance between dots, in whole pixels. The dots have only a few sizes, too: a file of equal dots needs a tenth
// of the bytes.
const pitch = 8;

/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * The content of a printed picture.
 * @typedef {object} PrintedFigure
 * @property {number} hz
 * @property {number} seed
 * @property {import('../figures/index.mjs').FigureName} figure
 * @property {string} ink
 */

/**
 * The light of a printed picture.
 * @typedef {object} PrintedLight
 * @property {number} centre height of its middle, 0 (top) to 1
 * @property {number} fall how fast it becomes darker towards the edges
 */

/**
 * A figure as a newspaper prints it: dots in rows at an angle of 45 degrees.
 * @param {Rect & PrintedLight & PrintedFigure} picture
 */
export function halftone({ x, y, width, height, centre, fall, hz, seed, figure, ink }) {
  const water = figures[figure](hz, seed);
  const half = Math.min(width, height) / 2;
  /** @type {Map<string, string>} path data by the size of the dots */
  const bySize = new Map();
  for (let row = 0; row * pitch < height * 2; row++) {
    for (let i = 0; i * pitch <= width; i++) {
      const px = (i + (row % 2) / 2) * pitch;
      const py = (row * pitch) / 2;
      const u = (px - width / 2) / half;
      const v = (py - height * centre) / half;
      const light = Math.exp(-((water(u * 0.7, v * 0.7) / 0.62) ** 2) - fall * (u * u + v * v));
      const size = (Math.round(pitch * 1.7 * Math.sqrt(1.02 - light)) * 0.75).toFixed(2);
      const dot = `M${Math.round(x + px)} ${Math.round(y + py)}h0`;
      bySize.set(size, (bySize.get(size) ?? '') + dot);
    }
  }
  const strokes = [...bySize].map(([size, d]) => `<path d="${d}" stroke-width="${size}"/>`);
  return `<g stroke="${ink}" stroke-linecap="round">${strokes.join('')}</g>`;
}
