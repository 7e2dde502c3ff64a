import { besselJ } from '@/lib/figures/bessel.mjs';
import { stretch, swellingDish } from '@/lib/figures/tone.mjs';

/** The width and height of the picture in pixels. The figure has no sharp edges, so that it can be shown larger. */
const side = 480;

const tableSize = 1024;

type Modes = { ring: Float32Array; petal: Float32Array; lace: Float32Array };

/**
 * The three modes of the dish at each pixel (formula: lib/figures/tone.mjs). Waves become lower with the distance from
 * the centre. The factor `spread` compensates for that, so that all lines are equally wide. Takes about ten
 * milliseconds.
 */
export function modesOf(hz: number): Modes {
  const { fold, k, phase } = swellingDish(hz, 0);
  const reach = k * stretch * Math.SQRT2;
  const ringAt = table(0, reach);
  const petalAt = table(fold, reach);
  const laceAt = table(2 * fold, reach);
  const modes = { ring: plane(), petal: plane(), lace: plane() };
  for (let y = 0, i = 0; y < side; y++) {
    const v = ((y + 0.5) / side) * 2 - 1;
    for (let x = 0; x < side; x++, i++) {
      const u = ((x + 0.5) / side) * 2 - 1;
      const r = Math.hypot(u, v);
      const angle = Math.atan2(v, u) + phase;
      const spread = Math.sqrt(1 + k * r);
      modes.ring[i] = spread * ringAt(k * r);
      modes.petal[i] = spread * petalAt(k * r) * Math.cos(fold * angle);
      modes.lace[i] = spread * laceAt(k * stretch * r) * Math.cos(2 * fold * angle);
    }
  }
  return modes;
}

const plane = () => new Float32Array(side * side);

/** A Bessel function from a table of `tableSize` computed values, with linear interpolation between them. */
function table(order: number, reach: number): (x: number) => number {
  const values = Float32Array.from({ length: tableSize + 1 }, (_, index) =>
    besselJ(order, (index / tableSize) * reach),
  );
  return (x) => {
    const place = Math.min(tableSize - 1, (x / reach) * tableSize);
    const left = Math.floor(place);
    const before = values[left] ?? 0;
    return before + ((values[left + 1] ?? 0) - before) * (place - left);
  };
}

/** One picture of the figure. The nodal lines have the colour `shine`, and the water beside them the colour `glow`. */
export function frameOf(
  { ring, petal, lace }: Modes,
  { petals, overtone }: { petals: number; overtone: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const picture = context.createImageData(side, side);
  const [shine, glow] = [colour('--color-champagne'), colour('--color-violet')];
  for (let i = 0; i < ring.length; i++) {
    const height = (ring[i] ?? 0) + petals * (petal[i] ?? 0) + overtone * (lace[i] ?? 0);
    const line = Math.exp(-height * height * 55);
    const halo = 0.42 * Math.exp(-Math.abs(height) * 2.6);
    const part = line / (line + halo);
    picture.data[i * 4] = glow.red + (shine.red - glow.red) * part;
    picture.data[i * 4 + 1] = glow.green + (shine.green - glow.green) * part;
    picture.data[i * 4 + 2] = glow.blue + (shine.blue - glow.blue) * part;
    picture.data[i * 4 + 3] = 255 * Math.min(1, line + halo);
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** A colour of the style sheet. Each component is a number from 0 to 255. */
function colour(name: string): { red: number; green: number; blue: number } {
  const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const part = (place: number) => parseInt(hex.slice(place, place + 2), 16);

  return { red: part(1), green: part(3), blue: part(5) };
}
