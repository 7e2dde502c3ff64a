import { isLocale, routing } from '@/lib/i18n/routing';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { drawCard } from '@/lib/media/share-images/share-image-jpeg';

import { findShare } from './find-share';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Context = RouteContext<'/api/share/[version]/[locale]/[[...page]]'>;

/**
 * The share image of a page (JPEG, 1200 by 630), e.g. `/api/share/7f3a…/de/events/klang`: 404 when there is no such
 * page, one redirect when the page's text has changed, 503 when the text cannot be fetched.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { version, locale, page = [] } = await params;
  const language = isLocale(locale) ? locale : routing.defaultLocale;
  const path = page.map(decodeURIComponent);
  const share = await loadOrFallBack('page', async () =>
    isLocale(locale) ? findShare(path, language) : null,
  );
  if (!share) return new Response(null);

  const requestedPath = ['/api/share', version, locale, ...path].join('/');
  if (decodeURIComponent(share.path) !== requestedPath) {
    await redirectPermanently(share.path);
    return new Response(null);
  }
  return new Response(await drawCard(share.card), { headers: { 'content-type': 'image/jpeg' } });
}
