import { seedOf } from '../random.mjs';
import { duoOf, seedOfDemo } from './seed.mjs';

/** @typedef {import('./index.mjs').Look} Look */

/** @typedef {{ slug: string, title: string, figure: Look }} DemoRelease the used fields of a release */

/** @type {import('./index.mjs').GroupOptions & { margin: number }} */
const shape = { size: [1000, 1000], margin: 70, limit: 30, quality: 68, grain: 0.003, scale: 0.45 };

/** @type {Record<string, import('./event-looks.mjs').SheetLook & { layout: string }>} */
const looks = {
  'please-play-few-notes': {
    layout: 'letters',
    paper: 'paper',
    rows: ['Please', 'Play Few', 'Notes'],
    veils: 6,
    spread: 2,
    vignette: 0.1,
  },
  'night-grammar': { layout: 'quiet', at: [0.5, 0.56], zoom: 1.15 },
  rims: { layout: 'disc', paper: 'bright', at: [0.58, 0.4] },
  'river-without-banks': { layout: 'loud', veils: 5, spread: 1.5 },
  'six-minutes-in-c': { layout: 'pasted', paper: 'paper' },
  'five-tones': { layout: 'disc', at: [0.57, 0.4], zoom: 0.95 },
  'greetings-from-the-roof': { layout: 'loud', line: 0.56, rise: 0.14, moonX: 0.5, moonSize: 0.3 },
  'snow-light': { layout: 'obi', paper: 'paper', reach: 0.5 },
  'authentic-ground': { layout: 'pasted', paper: 'bright' },
  'positive-music-power': { layout: 'loud', moonX: 0.5, line: 0.52, rise: 0.16, moonSize: 0.26 },
  wonderland: { layout: 'obi', paper: 'paper' },
  'music-love': { layout: 'disc', paper: 'paper', zoom: 0.8 },
  'in-colors': { layout: 'loud', veils: 6, spread: 1.6 },
  'color-of-oman': { layout: 'quiet' },
  'between-classic-and-rebellion': { layout: 'pasted' },
  believe: {
    layout: 'letters',
    rows: ['Bel', 'ieve'],
    paper: 'paper',
    rise: 0.1,
    moonSize: 0.5,
    moonX: 0.5,
    vignette: 0.1,
  },
  'music-souling': { layout: 'obi', paper: 'bright' },
  'aura-and-lune': { layout: 'quiet', zoom: 0.7 },
};

/**
 * One sleeve for each demo release.
 * @param {string} root the repository
 * @returns {Promise<import('./index.mjs').SheetTask[]>}
 */
export async function sleeves(root) {
  const releases = /** @type {DemoRelease[]} */ (await seedOfDemo(root, 'releases.json'));
  const duo = await duoOf(root);
  return releases.map(({ slug, title, figure }) => {
    const look = looks[slug];
    if (!look) throw new Error(`imagery/pictures/releases.mjs has no layout for "${slug}"`);
    return {
      file: `stack/seed/images/releases/${slug}.webp`,
      print: 'sleeve',
      ...shape,
      seed: seedOf(slug) % 1000,
      words: { duo: title === duo ? '' : duo, title },
      ...figure,
      ...look,
    };
  });
}
