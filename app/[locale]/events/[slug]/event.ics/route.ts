import { calendarText } from '@/lib/feeds/calendar/calendar-text';
import { fileResponse } from '@/lib/http/file-response';
import { findEvent } from '@/lib/data/events/queries';
import { localizedPath } from '@/lib/i18n/href';
import { isLocale, routing } from '@/lib/i18n/routing';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/events/[slug]/event.ics'>;

/**
 * One event for a calendar: 200 with an iCalendar file, a redirect when its slug has changed, 404 when there is none,
 * or 503 when it cannot be fetched and no earlier version is stored. When a calendar requests the file again, it learns
 * that the event was moved or cancelled.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, slug } = await params;
  const locale = isLocale(requestedLocale) ? requestedLocale : routing.defaultLocale;
  const name = decodeURIComponent(slug);
  const event = await loadOrFallBack('event', () => findEvent(name, locale));
  if (event && event.slug !== name) {
    const href = { pathname: '/events/[slug]/event.ics', params: { slug: event.slug } } as const;
    await redirectPermanently(localizedPath(href, locale));
  }

  return fileResponse(event && (await calendarText([event], { locale })), 'text/calendar');
}
