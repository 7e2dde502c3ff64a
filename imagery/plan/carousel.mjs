/** @type {import('./index.mjs').GroupOptions} */
const shape = { size: [1080, 1350], limit: 90, scale: 0.7 };

/** @type {import('../figures/index.mjs').Drop[]} */
const fiveAround = Array.from({ length: 5 }, (_, i) => [
  0.75 * Math.sin((i * 2 * Math.PI) / 5),
  -0.75 * Math.cos((i * 2 * Math.PI) / 5),
]);

/** @type {Record<string, import('./index.mjs').Look>} */
const pictures = {
  'soul-song-journey': {
    hz: 432,
    mood: 'violet',
    composition: 'mandala',
    figure: 'dish',
    fold: 6,
    zoom: 1.15,
    at: [0.5, 0.42],
  },
  'group-session': {
    hz: 639,
    mood: 'rose',
    composition: 'rings',
    pitch: 0.55,
    reach: 0.6,
    drops: fiveAround,
  },
  'new-release': { hz: 741, mood: 'gold', composition: 'drift', veils: 3, spread: 1.1 },
  'app-launch': { hz: 852, mood: 'blue', composition: 'macro', seed: 3, pitch: 0.7 },
  'winter-retreat': {
    hz: 528,
    mood: 'aurora',
    composition: 'horizon',
    line: 0.56,
    rise: 0.14,
    moonX: 0.5,
    moonSize: 0.26,
  },
};

/** @type {import('./index.mjs').PictureTask[]} */
export const carousel = Object.entries(pictures).map(([name, look]) => ({
  file: `public/images/carousel/${name}.webp`,
  ...shape,
  ...look,
}));
