/** @type {import('./index.mjs').GroupOptions} */
const shape = { size: [2000, 1250], scale: 0.6, limit: 140, quality: 78, grain: 0.008 };

/**
 * The singer has warm light and water, the pianist strings, sand and night. Both stories begin with one weak source
 * and end with a full figure.
 * @type {Record<string, import('./index.mjs').Look>}
 */
const chapters = {
  'aura-intro': {
    hz: 528,
    mood: 'rose',
    composition: 'mandala',
    figure: 'dish',
    fold: 8,
    zoom: 1.3,
    at: [0.68, 0.5],
  },
  'aura-1': { hz: 396, mood: 'gold', composition: 'rings', drops: [[0.3, 0.1]], reach: 0.45 },
  'aura-2': { hz: 528, mood: 'rose', composition: 'drift', veils: 3, spread: 0.9, seed: 26 },
  'aura-3': { hz: 639, mood: 'ember', composition: 'macro', figure: 'star', seed: 22 },
  'aura-4': {
    hz: 852,
    mood: 'rose',
    composition: 'horizon',
    moonX: 0.62,
    rise: 0.18,
    hills: 2,
    line: 0.66,
  },
  'lune-intro': { hz: 432, mood: 'blue', composition: 'keys', seed: 12 },
  'lune-1': { hz: 417, mood: 'violet', composition: 'plate', reach: 0.5, seed: 31 },
  'lune-2': { hz: 741, mood: 'blue', composition: 'drift', veils: 4, spread: 1.2, seed: 32 },
  'lune-3': { hz: 963, mood: 'aurora', composition: 'macro', figure: 'dish', seed: 33 },
  'lune-4': {
    hz: 432,
    mood: 'violet',
    composition: 'horizon',
    moonX: 0.36,
    rise: 0.16,
    moonSize: 0.34,
    line: 0.64,
    fold: 9,
  },
  duo: { hz: 528, mood: 'violet', composition: 'twin', second: 432, zoom: 0.95, seed: 41 },
};

/** @type {import('./index.mjs').PictureTask[]} */
export const biography = Object.entries(chapters).map(([name, look]) => ({
  file: `public/images/biography/${name}.webp`,
  ...shape,
  ...look,
}));
