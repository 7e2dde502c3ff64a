/** @type {import('./index.mjs').GroupOptions} */
const shape = { size: [2400, 1600], scale: 0.5, limit: 125, quality: 76, grain: 0.004 };

/**
 * Six pictures that the press may print without permission, each with its own light and camera.
 * @type {Record<string, import('./index.mjs').Look>}
 */
const pictures = {
  'duo-at-the-water': {
    hz: 432,
    mood: 'violet',
    composition: 'horizon',
    moonX: 0.38,
    line: 0.62,
    rise: 0.16,
    moonSize: 0.3,
  },
  'voice-close': { hz: 528, mood: 'rose', composition: 'macro', figure: 'dish', seed: 61 },
  'piano-strings': { hz: 741, mood: 'gold', composition: 'drift', veils: 5, spread: 1.1, seed: 62 },
  'sand-plate': { hz: 432, mood: 'aurora', composition: 'plate', reach: 0.8, seed: 63 },
  'soul-song-circle': {
    hz: 852,
    mood: 'blue',
    composition: 'mandala',
    figure: 'dish',
    at: [0.62, 0.5],
    seed: 64,
  },
  'two-tones': { hz: 639, mood: 'ember', composition: 'twin', second: 528, seed: 65 },
};

/** @type {import('./index.mjs').PictureTask[]} */
export const pressPhotos = Object.entries(pictures).map(([name, look]) => ({
  file: `public/images/press/photos/${name}.webp`,
  ...shape,
  ...look,
}));
