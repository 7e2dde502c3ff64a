import { archivedEventsPerStep } from '@/lib/step-sizes';

/** All past events: as many a step as a visitor will look through in one go. */
export const pastEventsArchive = {
  href: { pathname: '/past-events' },
  perStep: archivedEventsPerStep,
} as const;
