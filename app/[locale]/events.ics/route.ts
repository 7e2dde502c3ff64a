import { calendarFile } from '@/lib/feeds/calendar/calendar-response';
import { getUpcomingEvents } from '@/lib/data/events/queries';
import { isLocale, routing } from '@/lib/i18n/routing';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/events.ics'>;

/**
 * All upcoming events of a language, for a calendar subscription: 200 with an iCalendar file, or 503 when they cannot
 * be fetched and no earlier version is stored.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale } = await params;
  const locale = isLocale(requestedLocale) ? requestedLocale : routing.defaultLocale;
  const events = await loadOrFallBack('events', () => getUpcomingEvents(locale));

  return calendarFile(events, { locale, isWhole: true });
}
