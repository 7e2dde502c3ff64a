import { calendarFile } from '@/lib/calendar';
import { findEvent } from '@/lib/events';
import { localizedPath } from '@/lib/i18n/href';
import { isLocale, routing } from '@/lib/i18n/routing';
import { moveTo, settle } from '@/lib/outcome';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/events/[slug]/event.ics'>;

/**
 * One event for a calendar: 200 with an iCalendar file, one redirect where it has another name by now, 404 where there is
 * none, 503 when it cannot be had and never was. A calendar that asks again sees that it was moved or cancelled.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: asked, slug } = await params;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const name = decodeURIComponent(slug);
  const event = await settle('event', () => findEvent(name, locale));
  if (event && event.slug !== name) {
    const href = { pathname: '/events/[slug]/event.ics', params: { slug: event.slug } } as const;
    await moveTo(localizedPath(href, locale));
  }

  return calendarFile(event && [event], { locale });
}
