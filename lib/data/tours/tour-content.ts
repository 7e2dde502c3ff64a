import 'server-only';

import type { Locale } from '../../i18n/routing';
import { getPastEvents, getUpcomingEvents, type Event } from '../events/queries';
import { getTourAdditions, type TourAdditions } from './wordpress-additions';

/** What the page of a tour shows from WordPress. */
export type TourContent = Partial<TourAdditions> & {
  /** Events that belong to the tour: the next one first, and past ones, the newest first. */
  upcoming: Event[];
  past: Event[];
};

/** What the page of a tour shows when WordPress cannot be reached and no earlier page is stored. */
export const noTourContent: TourContent = { upcoming: [], past: [] };

/**
 * What WordPress adds to a tour, and the events that belong to it.
 *
 * @throws {Error} when one of these could not be fetched
 */
export async function getTourContent(slug: string, locale: Locale): Promise<TourContent> {
  const [added, upcoming, past] = await Promise.all([
    getTourAdditions(slug, locale),
    getUpcomingEvents(locale),
    getPastEvents(locale),
  ]);
  const isOfTour = ({ tour }: Event) => tour === slug;

  return { ...added, upcoming: upcoming.filter(isOfTour), past: past.filter(isOfTour) };
}
