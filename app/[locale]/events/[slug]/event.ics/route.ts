import { calendarFile } from '@/lib/calendar';
import { findEvent } from '@/lib/events';
import { isLocale, routing } from '@/lib/i18n/routing';
import { settle } from '@/lib/outcome';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/events/[slug]/event.ics'>;

/**
 * One event for a calendar: 200 with an iCalendar file, 404 where there is none, 503 when it cannot be had and never
 * was. A calendar that asks again sees that it was moved or cancelled.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: asked, slug } = await params;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const event = await settle('event', () => findEvent(decodeURIComponent(slug), locale));

  return calendarFile(event && [event], { locale });
}
