import { xmlResponse } from '@/lib/http/file-response';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { toSitemap } from '@/lib/feeds/sitemaps/sitemap-file';
import { getSitemapPages } from '@/lib/feeds/sitemaps/sitemaps';

import { fixedPages } from '../fixed-pages';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

type Context = RouteContext<'/[locale]/sitemaps/[part]'>;

/**
 * One sitemap: 200, 404 when there is no such part, or 503 when it cannot be fetched and no earlier version is stored.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { part } = await params;
  const pages = await loadOrFallBack('news', () => getSitemapPages(part, fixedPages, new Date()));

  return xmlResponse(pages && toSitemap(pages));
}
