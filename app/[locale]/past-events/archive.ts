import { archivedEventsPerPage } from '@/lib/config/page-sizes';

/** The archive of all past events. Its pages have more events than the list below the upcoming events. */
export const pastEventsArchive = {
  href: { pathname: '/past-events' },
  perPage: archivedEventsPerPage,
} as const;
