/** @type {import('./index.mjs').PictureTask[]} */
export const single = [
  {
    file: 'public/images/fallback.webp',
    hz: 432,
    mood: 'violet',
    composition: 'rings',
    drops: [[0.2, 0]],
    seed: 5,
    size: [1600, 1000],
    limit: 60,
  },
];
