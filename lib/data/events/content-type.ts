import { archivedEventsPerPage, pastEventsPerPage } from '../../config/page-sizes';
import type { ContentType } from '../content-type';

export const event = {
  collection: 'events',
  section: 'events',
  routes: {
    '/events': { en: '/events', de: '/veranstaltungen' },
    '/events/page/[page]': { en: '/events/page/[page]', de: '/veranstaltungen/page/[page]' },
    '/events/feed.xml': { en: '/events/feed.xml', de: '/veranstaltungen/feed.xml' },
    '/events/[slug]': { en: '/events/[slug]', de: '/veranstaltungen/[slug]' },
    '/events/[slug]/event.ics': {
      en: '/events/[slug]/event.ics',
      de: '/veranstaltungen/[slug]/termin.ics',
    },
    '/events.ics': { en: '/events.ics', de: '/veranstaltungen.ics' },
    '/past-events': { en: '/past-events', de: '/vergangene-veranstaltungen' },
    '/past-events/page/[page]': {
      en: '/past-events/page/[page]',
      de: '/vergangene-veranstaltungen/page/[page]',
    },
  },
  item: '/events/[slug]',
  lists: [
    { route: '/events', perPage: pastEventsPerPage },
    { route: '/past-events', perPage: archivedEventsPerPage },
  ],
  revalidate: 60,
  alsoShownOn: ['/', '/events/[slug]/event.ics', '/events.ics', '/past-events', '/search'],
  feeds: ['/events/feed.xml'],
  sitemapsOfLists: [],
  sitemap: 'single',
  everyEditChangesLists: true,
  whenMissing: 'event-not-found',
} as const satisfies ContentType;
