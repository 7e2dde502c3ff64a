import { seedOf } from '../random.mjs';
import { duoOf, seedOfDemo } from './seed.mjs';

/** @typedef {import('./index.mjs').Look} Look */

/** @typedef {{ slug: string, title: string, kind: string, figure: Look }} DemoVideo the used fields of a video */

/** @type {import('./index.mjs').GroupOptions & { margin: number }} */
const shape = { size: [1280, 720], margin: 62, limit: 28, quality: 64, grain: 0.003, scale: 0.45 };

/**
 * The layout by the kind of a video, so that a series is recognised at once.
 * @type {Record<string, string>}
 */
const layouts = {
  Film: 'cinema',
  'Night Grammar': 'cinema',
  'Sound lab': 'lab',
  Conversation: 'porthole',
  Practice: 'porthole',
  Studio: 'porthole',
  App: 'porthole',
  Travel: 'porthole',
};

/** @type {Record<string, import('./event-looks.mjs').SheetLook>} */
const looks = {
  'the-underside-of-a-piano': { reach: 0.6 },
  'full-stop-birds': { line: 0.62, moonX: 0.68, moonSize: 0.3 },
  'who-is-awake': { line: 0.72, moonX: 0.3, moonSize: 0.2, rise: 0.2 },
  'three-eights': { paper: 'bright', at: [0.695, 0.5], zoom: 0.8 },
  'sound-check-at-432': { veils: 4 },
  'thirty-two-envelopes': { paper: 'paper', limit: 36 },
  'four-three-two-four-four-zero': { paper: 'bright' },
  'the-soul-song-app-in-two-minutes': { paper: 'paper' },
  'ten-minutes-at-the-kitchen-table': { paper: 'paper' },
  'a-piano-never-forgets-weather': { paper: 'bright', reach: 0.6 },
  'postcards-from-lisbon': { paper: 'paper', veils: 4 },
  'four-minutes-on-times-square': { line: 0.6, rise: 0.12 },
  'klaenge-vom-dach': { line: 0.62, moonX: 0.7 },
  'the-dome-opens': { at: [0.66, 0.45] },
  'snow-light': { reach: 0.7 },
};

/**
 * One title card for each demo video.
 * @param {string} root the repository
 * @returns {Promise<import('./index.mjs').SheetTask[]>}
 */
export async function cards(root) {
  const videos = /** @type {DemoVideo[]} */ (await seedOfDemo(root, 'videos.json'));
  const duo = await duoOf(root);
  return videos.map(({ slug, title, kind, figure }) => ({
    file: `stack/seed/images/videos/${slug}.webp`,
    print: 'card',
    ...shape,
    seed: seedOf(`video ${slug}`) % 1000,
    layout: layouts[kind] ?? 'scene',
    words: { duo, title, kind },
    ...figure,
    ...looks[slug],
  }));
}
