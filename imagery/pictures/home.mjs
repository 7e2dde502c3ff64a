const folder = 'public/images/home';
/** @type {import('./index.mjs').GroupOptions} */
const story = { size: [2000, 1250], limit: 150, scale: 0.6 };
/** @type {import('./index.mjs').GroupOptions} */
const card = { size: [1200, 900], limit: 80, scale: 0.75 };
/** @type {import('./index.mjs').Look & { quality: number }} */
const hero = {
  hz: 432,
  mood: 'violet',
  composition: 'horizon',
  fold: 12,
  detail: 2.5,
  depth: 0.6,
  bloom: 1.35,
  grain: 0.007,
  quality: 90,
  moonLight: 1.35,
};
/** @type {(count: number, radius: number) => import('../figures/index.mjs').Drop[]} */
const circleOf = (count, radius) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle), 1];
  });

/** @type {Record<string, Omit<import('./index.mjs').PictureTask, 'file'>>} */
const pictures = {
  hero: {
    ...hero,
    size: [2400, 1500],
    scale: 0.75,
    limit: 230,
    moonX: 0.7,
    moonSize: 0.36,
    line: 0.66,
    rise: 0.22,
    centre: [0.6, 0.5],
  },
  'hero-portrait': {
    ...hero,
    size: [1080, 1620],
    limit: 120,
    scale: 0.7,
    moonX: 0.5,
    moonSize: 0.19,
    line: 0.46,
    rise: 0.13,
  },
  frequency: {
    hz: 432,
    mood: 'violet',
    composition: 'plate',
    reach: 0.4,
    seed: 6,
    size: [2400, 1200],
    limit: 220,
  },
  'story-frequency-musicians': {
    ...story,
    hz: 528,
    mood: 'violet',
    composition: 'twin',
    second: 852,
    seed: 4,
    zoom: 1.1,
  },
  'story-authentic-expression': {
    ...story,
    hz: 528,
    mood: 'rose',
    composition: 'drift',
    spread: 1.3,
    veils: 4,
    seed: 2,
  },
  'story-healing-aspect': {
    ...story,
    hz: 528,
    mood: 'blue',
    composition: 'rings',
    drops: [
      [0.25, 0.05, 1],
      [-0.9, -0.35, 0.35],
    ],
  },
  'story-unique-style': {
    ...story,
    hz: 741,
    mood: 'gold',
    composition: 'plate',
    reach: 0.5,
    seed: 3,
  },
  'journey-private': { ...card, hz: 639, mood: 'rose', composition: 'room', windows: 1, seed: 2 },
  'journey-group': {
    ...card,
    hz: 432,
    mood: 'violet',
    composition: 'rings',
    drops: circleOf(7, 0.9),
    pitch: 0.5,
    reach: 0.7,
  },
  app: { ...card, hz: 741, mood: 'blue', composition: 'strata', seed: 7 },
  premium: { ...card, hz: 888, mood: 'gold', composition: 'keys', seed: 6 },
  'soul-song': { ...card, hz: 528, mood: 'rose', composition: 'drift', veils: 4, seed: 3 },
  'video-poster': {
    hz: 432,
    mood: 'gold',
    composition: 'stage',
    cast: 'duo',
    // The play button is between singer and pianist.
    at: [0.6, 0],
    zoom: 0.42,
    line: 0.78,
    seed: 2,
    size: [1600, 900],
    limit: 90,
  },
};

/** @type {import('./index.mjs').PictureTask[]} */
export const home = Object.entries(pictures).map(([name, picture]) => ({
  file: `${folder}/${name}.webp`,
  ...picture,
}));
