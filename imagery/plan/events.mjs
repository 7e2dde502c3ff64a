import { seedOf } from '../random.mjs';
import { eventLooks } from './event-looks.mjs';
import { duoOf, seedOfDemo } from './seed.mjs';

/** @typedef {import('./index.mjs').Look} Look */
/** @typedef {import('./index.mjs').SheetTask} SheetTask */

/**
 * The fields of a demo event that are used here.
 * @typedef {object} DemoEvent
 * @property {string} slug
 * @property {string} title
 * @property {string} line
 * @property {boolean} [online]
 * @property {{ name: string, city: string }} location
 * @property {Look} [figure]
 */

/** @type {import('./index.mjs').GroupOptions & { margin: number }} */
const shape = { size: [800, 1132], margin: 54, limit: 30, quality: 66, grain: 0.003, scale: 0.45 };

/**
 * One poster for each demo event that has a figure. It shows no dates, because the demo moves them.
 * @param {string} root the repository
 */
export async function posters(root) {
  const events = /** @type {DemoEvent[]} */ (await seedOfDemo(root, 'events.json'));
  const duo = await duoOf(root);
  return events.flatMap((event) => (event.figure ? [posterOf(event, event.figure, duo)] : []));
}

/**
 * @param {DemoEvent} event
 * @param {Look} figure
 * @param {string} duo
 * @returns {SheetTask}
 */
function posterOf({ slug, title, line, location, online }, figure, duo) {
  const { name: venue, city } = online ? { name: 'Online', city: 'Wherever you are' } : location;
  return {
    file: `stack/seed/images/events/${slug}.webp`,
    print: 'poster',
    ...shape,
    seed: seedOf(slug) % 1000,
    layout: 'tall',
    words: { duo, title, line, venue, city, corner: `${figure.hz} Hz` },
    ...figure,
    ...focusOf(eventLooks[slug]?.layout),
    ...eventLooks[slug],
  };
}

/**
 * The light of a picture by its layout: windows in the background are above the middle of the sheet, so the brightest
 * point is there too. A picture behind many windows or letters must be bright up to its edges.
 * @param {string | undefined} layout
 * @returns {import('./event-looks.mjs').SheetLook}
 */
function focusOf(layout) {
  if (layout === 'moon' || layout === 'arch') return { at: [0.5, 0.41] };
  if (layout === 'dots') return { at: [0.5, 0.34], vignette: 0.15, bloom: 1.3 };
  if (layout === 'lines') return { colours: 12 };
  if (layout === 'giant') return { vignette: 0.1, bloom: 1.4 };
  return {};
}
