import { archivedEventsPerPage } from '@/lib/config/page-sizes';

import { pastEventsList } from './past-events-list';

/** The archive of all past events. Its pages have more events than the list below the upcoming events. */
export const pastEventsArchive = pastEventsList({
  href: { pathname: '/past-events' },
  perPage: archivedEventsPerPage,
});
