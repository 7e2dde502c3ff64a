/** @type {{ size: import('../paint.mjs').Size }} */
const upright = { size: [1600, 2400] };

/** @type {import('./index.mjs').GroupOptions} */
const shape = { size: [2400, 1600], scale: 0.8, limit: 320, quality: 88, grain: 0.004 };

/**
 * Pictures that the press may print without permission, each with its own light and camera: first those with people.
 * @type {Record<string, import('./index.mjs').Look & { size?: import('../paint.mjs').Size }>}
 */
const pictures = {
  'on-stage': { hz: 432, mood: 'violet', composition: 'stage', cast: 'duo', zoom: 0.45, seed: 2 },
  'aura-singing': {
    ...upright,
    ...{ hz: 528, mood: 'rose', composition: 'stage', cast: 'singer', zoom: 0.42, seed: 4 },
    line: 0.76,
    rise: 0.26,
  },
  'lune-at-the-piano': {
    ...{ hz: 432, mood: 'blue', composition: 'stage', cast: 'pianist', zoom: 0.6, seed: 7 },
    moonX: 0.42,
  },
  'hands-on-the-keys': {
    ...{ hz: 432, mood: 'gold', composition: 'stage', cast: 'hands', zoom: 0.9, seed: 3 },
    ...{ line: 0.8, rise: 0.3 },
  },
  'before-the-concert': {
    ...upright,
    ...{ hz: 741, mood: 'aurora', composition: 'stage', cast: 'nobody', zoom: 0.34, seed: 9 },
    line: 0.72,
    rise: 0.24,
  },
  'the-hall': {
    ...{ hz: 432, mood: 'gold', composition: 'stage', cast: 'duo', zoom: 0.42, crowd: 2 },
    ...{ line: 0.66, seed: 2 },
  },
  keys: { hz: 432, mood: 'violet', composition: 'keys', seed: 2 },
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
