import { getNewsFeed } from '@/lib/feeds';
import { toJsonFeed } from '@/lib/feed/json-feed';
import { fileAnswer } from '@/lib/file-answer';
import { isLocale, routing } from '@/lib/i18n/routing';
import { settle } from '@/lib/outcome';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/feed.json'>;

/** The news of a language as JSON Feed 1.1: 200, or 503 when they cannot be had and never could. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const feed = await settle('news', () => getNewsFeed(locale, { pathname: '/feed.json' }));

  return fileAnswer(feed && toJsonFeed(feed), 'application/feed+json');
}
