import { getEventsFeed } from '@/lib/feeds/queries';
import { toRss } from '@/lib/feeds/rss';
import { fileResponse } from '@/lib/http/file-response';
import { isLocale, routing } from '@/lib/i18n/routing';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/events/feed.xml'>;

/**
 * The upcoming events of a language as RSS 2.0: 200, or 503 when they cannot be fetched and no earlier version is
 * stored.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale } = await params;
  const locale = isLocale(requestedLocale) ? requestedLocale : routing.defaultLocale;
  const feed = await loadOrFallBack('events', () =>
    getEventsFeed(locale, { pathname: '/events/feed.xml' }),
  );

  return fileResponse(feed && toRss(feed), 'application/rss+xml');
}
