import { getNewsFeed } from '@/lib/feeds';
import { toRss } from '@/lib/feed/rss';
import { fileAnswer } from '@/lib/file-answer';
import { isLocale, routing } from '@/lib/i18n/routing';
import { settle } from '@/lib/outcome';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/feed.xml'>;

/** The news of a language as RSS 2.0: 200, or 503 when they cannot be had and never could. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const feed = await settle('news', () => getNewsFeed(locale, { pathname: '/feed.xml' }));

  return fileAnswer(feed && toRss(feed), 'application/rss+xml');
}
