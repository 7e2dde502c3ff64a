import 'server-only';

import { getAllEvents, pastEventsPerStep, type Event } from '../events';
import { isUpcoming } from '../events/schedule';
import type { ListHref } from '../i18n/steps';
import { pictureUrl } from '../seo/addresses';
import { inAllLanguages, type SitemapPage } from './page';
import { pagesOfList } from './steps';

/**
 * The pages of all events, and of the lists of them.
 *
 * @param archive the list of past events and how many it shows a step
 * @throws {Error} "Failed to fetch events from WordPress"
 */
export async function getEventPages(
  archive: { href: ListHref; perStep: number },
  now: Date,
): Promise<SitemapPage[]> {
  const events = await getAllEvents('de');
  const past = events.filter((event) => event.image && !isUpcoming(event.schedule, now));
  const lists = [
    ...pagesOfList({ pathname: '/events' }, past.length, pastEventsPerStep),
    ...pagesOfList(archive.href, past.length, archive.perStep),
  ];
  return [...lists.map(inAllLanguages), ...events.map(toPage)];
}

function toPage({ slug, language, modified, image }: Event): SitemapPage {
  const picture = image && pictureUrl(image);

  return {
    href: { pathname: '/events/[slug]', params: { slug } },
    languages: language === 'de' ? ['en', 'de'] : ['en'],
    modified: modified?.toISOString() ?? null,
    images: picture ? [picture] : [],
  };
}
