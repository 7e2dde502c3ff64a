/** @typedef {import('../paint.mjs').Size} Size */
/** @typedef {import('./index.mjs').Look} Look */

/** @type {Size} */
const wide = [1600, 1067];
/** @type {Size} */
const tall = [1067, 1600];

/**
 * Tone, mood, composition, shape, other settings. Neighbours differ in composition and colour, as in an exhibition.
 * @type {[Look['hz'], Look['mood'], Look['composition'], Size, Partial<Look>?][]}
 */
const pictures = [
  [432, 'violet', 'macro', wide],
  [528, 'gold', 'plate', tall, { reach: 0.42 }],
  [741, 'rose', 'mandala', wide, { at: [0.32, 0.5], figure: 'star', zoom: 0.8 }],
  [852, 'blue', 'horizon', wide],
  [639, 'ember', 'drift', wide, { spread: 1.25, veils: 4 }],
  [888, 'aurora', 'mandala', tall, { zoom: 1.2 }],
  [396, 'gold', 'rings', wide],
  [963, 'violet', 'twin', wide, { second: 528 }],
  [417, 'rose', 'macro', tall, { figure: 'star' }],
  [528, 'blue', 'plate', wide, { reach: 0.8 }],
  [741, 'aurora', 'drift', wide, { veils: 5 }],
  [432, 'ember', 'horizon', tall, { line: 0.58, moonSize: 0.2, moonX: 0.5, rise: 0.12 }],
  [852, 'gold', 'macro', wide, { figure: 'star' }],
  [639, 'violet', 'rings', wide],
  [963, 'rose', 'plate', wide, { reach: 0.5 }],
  [888, 'blue', 'mandala', wide, { figure: 'star', zoom: 0.9 }],
];

/** @type {import('./index.mjs').PictureTask[]} */
export const gallery = pictures.map(([hz, mood, composition, size, more], i) => ({
  file: `stack/seed/images/gallery/gallery-${String(i + 1).padStart(2, '0')}.webp`,
  size,
  hz,
  mood,
  composition,
  seed: 100 + i,
  scale: 0.62,
  limit: 90,
  quality: 78,
  grain: 0.008,
  ...more,
}));
