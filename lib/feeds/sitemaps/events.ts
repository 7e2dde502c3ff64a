import 'server-only';

import { contentTypes } from '../../data/content-type-registry';
import { getAllEvents, type Event } from '../../data/events/queries';
import { isUpcoming } from '../../data/events/start-end-and-expiry';
import { pictureUrl } from '../../seo/site-url';
import { inAllLanguages, type SitemapPage } from './page';
import { pagesOfList } from './list-page-hrefs';

/**
 * The pages of all events, and all pages of the event lists.
 *
 * @throws {Error} "Failed to fetch events from WordPress"
 */
export async function getEventPages(now: Date): Promise<SitemapPage[]> {
  const [events, english] = await Promise.all([getAllEvents('de'), getAllEvents('en')]);
  const originals = new Map(english.map((event) => [event.slug, event]));
  const past = events.filter((event) => !event.lacksPicture && !isUpcoming(event.schedule, now));
  const lists = contentTypes.event.lists.flatMap(({ route: pathname, perPage }) =>
    pagesOfList({ pathname }, past.length, perPage),
  );
  return [
    ...lists.map(inAllLanguages),
    ...events.map((event) => toPage(event, originals.get(event.slug))),
  ];
}

/** @param original the same event in English: the German version may have another poster. */
function toPage({ slug, languages, modified, image }: Event, original?: Event): SitemapPage {
  return {
    href: { pathname: '/events/[slug]', params: { slug } },
    languages,
    modified: modified?.toISOString() ?? null,
    images: { de: urlsOf(image), en: urlsOf(original?.image ?? null) },
  };
}

const urlsOf = (image: Event['image']) =>
  [image && pictureUrl(image)].filter((url) => url !== null);
