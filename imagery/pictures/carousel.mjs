/** @type {import('./index.mjs').GroupOptions} */
const shape = { size: [1080, 1350], limit: 90, scale: 0.7 };

/** @type {Record<string, import('./index.mjs').Look>} */
const pictures = {
  'soul-song-journey': {
    hz: 432,
    mood: 'dawn',
    composition: 'valley',
    line: 0.56,
    seed: 7,
  },
  'group-session': { hz: 639, mood: 'rose', composition: 'room', windows: 2, seed: 4 },
  'new-release': { hz: 741, mood: 'gold', composition: 'keys', seed: 3 },
  'app-launch': { hz: 852, mood: 'blue', composition: 'strata', layers: 10, seed: 3 },
  'winter-retreat': { hz: 528, mood: 'blue', composition: 'drift', veils: 4, seed: 3 },
};

/** @type {import('./index.mjs').PictureTask[]} */
export const carousel = Object.entries(pictures).map(([name, look]) => ({
  file: `public/images/carousel/${name}.webp`,
  ...shape,
  ...look,
}));
