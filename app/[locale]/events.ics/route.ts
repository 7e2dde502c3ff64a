import { calendarFile } from '@/lib/calendar';
import { getUpcomingEvents } from '@/lib/events';
import { isLocale, routing } from '@/lib/i18n/routing';
import { settle } from '@/lib/outcome';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/events.ics'>;

/**
 * All upcoming events of a language for a calendar that asks again and again: 200 with an iCalendar file, 503 when
 * they cannot be had and never could.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const events = await settle('events', () => getUpcomingEvents(locale));

  return calendarFile(events, { locale, isWhole: true });
}
