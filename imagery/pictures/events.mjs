import { seedOf } from '../random.mjs';
import { eventLooks } from './event-looks.mjs';
import { germanRows } from './german-rows.mjs';
import { duoOf, seedOfDemo } from './seed.mjs';

/** @typedef {import('./index.mjs').Look} Look */
/** @typedef {import('./index.mjs').SheetTask} SheetTask */

/**
 * The fields of a demo event that are used here.
 * @typedef {object} DemoEvent
 * @property {string} slug
 * @property {string} title
 * @property {string} line
 * @property {string} lineDe
 * @property {boolean} [online]
 * @property {{ name: string, city: string }} location
 * @property {Look} [figure]
 * @property {{ title: string, venue?: string }} de its German texts
 */

/** What German posters call these places. @type {Record<string, string>} */
const germanCities = { Lisbon: 'Lissabon', Lucerne: 'Luzern', Taipei: 'Taipeh', Vienna: 'Wien' };

/** @type {import('./index.mjs').GroupOptions & { margin: number }} */
const shape = { size: [800, 1132], margin: 54, limit: 30, quality: 66, grain: 0.003, scale: 0.45 };

/**
 * Two posters for each demo event that has a figure, one in each language. They show no dates, because the demo moves
 * its dates with the calendar.
 * @param {string} root the repository
 */
export async function posters(root) {
  const events = /** @type {DemoEvent[]} */ (await seedOfDemo(root, 'events.json'));
  const duo = await duoOf(root);
  return events.flatMap((event) =>
    event.figure
      ? [posterOf(event, event.figure, duo), germanPosterOf(event, event.figure, duo)]
      : [],
  );
}

/**
 * @param {DemoEvent} event
 * @param {Look} figure
 * @param {string} duo
 * @returns {SheetTask & { print: 'poster' }}
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
 * The same poster in German: the same figure and layout, so that both are recognised as one evening.
 * @param {DemoEvent} event
 * @param {Look} figure
 * @param {string} duo
 * @returns {SheetTask & { print: 'poster' }}
 */
function germanPosterOf(event, figure, duo) {
  const { slug, de, lineDe, location, online } = event;
  const english = posterOf(event, figure, duo);
  const rows = germanRows[slug];
  const city = online ? 'Wo du gerade bist' : (germanCities[location.city] ?? location.city);
  const venue = online ? 'Online' : (de.venue ?? location.name);

  return {
    ...english,
    ...(rows && { rows }),
    // German titles have more letters. At the limit of the English poster, the compression would blur them.
    limit: (english.limit ?? shape.limit) + 8,
    file: english.file.replace('.webp', '.de.webp'),
    words: { duo, title: de.title, line: lineDe, venue, city, corner: `${figure.hz} Hz` },
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
