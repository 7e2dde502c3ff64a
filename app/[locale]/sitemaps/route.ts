import { xmlAnswer } from '@/lib/file-answer';
import { routing } from '@/lib/i18n/routing';
import { settle } from '@/lib/outcome';
import { absoluteUrl } from '@/lib/seo/addresses';
import { toSitemapIndex } from '@/lib/sitemap/sitemap-file';
import { getSitemapParts } from '@/lib/sitemaps';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** The index of all sitemaps: 200, or 503 when WordPress cannot be asked and never could. */
export async function GET(): Promise<Response> {
  const parts = await settle('news', getSitemapParts);
  const toAddress = (part: string) =>
    absoluteUrl({ pathname: '/sitemaps/[part]', params: { part } }, routing.defaultLocale);

  return xmlAnswer(parts && toSitemapIndex(parts.map(toAddress)));
}
