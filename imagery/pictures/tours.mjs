/** @type {import('./index.mjs').GroupOptions} */
const shape = { size: [2000, 1250], scale: 0.6, limit: 150, quality: 78, grain: 0.008 };

/**
 * Each tour has its own tone, light and place.
 * @type {Record<string, import('./index.mjs').Look>}
 */
const looks = {
  'soul-song-tour': {
    hz: 432,
    mood: 'violet',
    composition: 'mandala',
    figure: 'dish',
    fold: 6,
    zoom: 1.5,
    at: [0.66, 0.48],
  },
  'positive-music-power-tour': {
    hz: 528,
    mood: 'gold',
    composition: 'valley',
    line: 0.6,
    seed: 9,
  },
  'wonderland-tour': { hz: 963, mood: 'blue', composition: 'room', windows: 3, seed: 8 },
  'music-love-tour': {
    hz: 639,
    mood: 'rose',
    composition: 'twin',
    second: 639,
    zoom: 1.0,
    seed: 5,
  },
  'in-colors-tour': { hz: 741, mood: 'ember', composition: 'strata', layers: 9, seed: 11 },
  'color-of-oman-tour': { hz: 852, mood: 'gold', composition: 'plate', reach: 0.45, seed: 9 },
  'between-classic-and-rebellion-tour': { hz: 888, mood: 'ember', composition: 'keys', seed: 5 },
  'believe-tour': {
    hz: 417,
    mood: 'blue',
    composition: 'horizon',
    rise: 0.24,
    moonSize: 0.24,
    moonX: 0.3,
    line: 0.7,
  },
  'music-souling-tour': { hz: 963, mood: 'rose', composition: 'drift', veils: 5, seed: 4 },
  'aura-lune-tour': {
    hz: 528,
    mood: 'violet',
    composition: 'twin',
    second: 741,
    zoom: 1.15,
    seed: 2,
  },
};

/** @type {import('./index.mjs').PictureTask[]} */
export const tours = Object.entries(looks).map(([slug, look]) => ({
  file: `public/images/tours/${slug}.webp`,
  ...shape,
  ...look,
}));
