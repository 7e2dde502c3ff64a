import { getUpcomingEvents } from '@/lib/data/events/queries';
import { calendarText } from '@/lib/feeds/calendar/calendar-text';

import { fileRoute } from '../file-route';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

/** All upcoming events of a language as an iCalendar file, for a calendar subscription. */
export const GET = fileRoute(
  'events',
  async (locale) => calendarText(await getUpcomingEvents(locale), { locale, isWhole: true }),
  'text/calendar',
);
