import { xmlAnswer } from '@/lib/file-answer';
import { settle } from '@/lib/outcome';
import { toUrls } from '@/lib/sitemap/page';
import { toSitemap } from '@/lib/sitemap/sitemap-file';
import { getSitemapPages } from '@/lib/sitemaps';

import { pastEventsArchive } from '../../past-events/archive';
import { fixedPages } from '../fixed-pages';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/sitemaps/[part]'>;

/** One sitemap: 200, 404 when there is no such part, 503 when it cannot be had and never could. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { part } = await params;
  const fixed = { pages: fixedPages, pastEvents: pastEventsArchive };
  const pages = await settle('news', () => getSitemapPages(part, fixed, new Date()));

  return xmlAnswer(pages && toSitemap(pages.flatMap(toUrls)));
}
