import { xmlResponse } from '@/lib/http/file-response';
import { routing } from '@/lib/i18n/routing';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { absoluteUrl } from '@/lib/seo/site-url';
import { toSitemapIndex } from '@/lib/feeds/sitemaps/sitemap-file';
import { getSitemapParts } from '@/lib/feeds/sitemaps/sitemaps';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** The index of all sitemaps: 200, or 503 when WordPress is unreachable and no earlier version is stored. */
export async function GET(): Promise<Response> {
  const parts = await loadOrFallBack('news', getSitemapParts);
  const toAddress = (part: string) =>
    absoluteUrl({ pathname: '/sitemaps/[part]', params: { part } }, routing.defaultLocale);

  return xmlResponse(parts && toSitemapIndex(parts.map(toAddress)));
}
