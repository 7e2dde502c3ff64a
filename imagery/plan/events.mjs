import { seedOf } from '../random.mjs';
import { eventLooks } from './event-looks.mjs';
import { duoOf, seedOfDemo } from './seed.mjs';

const shape = { size: [800, 1132], margin: 54, limit: 30, quality: 66, grain: 0.003, scale: 0.45 };

/** One poster per demo event that has a figure. No dates: the demo moves them. */
export async function posters(root) {
  const [events, duo] = [await seedOfDemo(root, 'events.json'), await duoOf(root)];
  return events.filter(({ figure }) => figure).map((event) => posterOf(event, duo));
}

function posterOf({ slug, title, line, location, online, figure }, duo) {
  const [venue, city] = online ? ['Online', 'Wherever you are'] : [location.name, location.city];
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

// Windows sit above the middle, and what is seen through many of them must be bright to its edges.
function focusOf(layout) {
  if (layout === 'moon' || layout === 'arch') return { at: [0.5, 0.41] };
  if (layout === 'dots') return { at: [0.5, 0.34], vignette: 0.15, bloom: 1.3 };
  if (layout === 'lines') return { colours: 12 };
  if (layout === 'giant') return { vignette: 0.1, bloom: 1.4 };
  return {};
}
