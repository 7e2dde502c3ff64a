import { archivedEventsPerStep } from '@/lib/config/page-sizes';

/** The archive of all past events. Its pages are longer than those below the upcoming events. */
export const pastEventsArchive = {
  href: { pathname: '/past-events' },
  perStep: archivedEventsPerStep,
} as const;
