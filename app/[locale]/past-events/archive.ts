import { archivedEventsPerPage } from '@/lib/config/page-sizes';

/** The archive of all past events. Its pages are longer than those below the upcoming events. */
export const pastEventsArchive = {
  href: { pathname: '/past-events' },
  perPage: archivedEventsPerPage,
} as const;
