import { isLocale, routing } from '@/lib/i18n/routing';
import { moveTo, settle } from '@/lib/outcome';
import { drawCard } from '@/lib/share/picture';

import { findShare } from './find-share';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Context = RouteContext<'/api/share/[version]/[locale]/[[...page]]'>;

/**
 * The picture that is sent around with a page (JPEG, 1200 by 630), e.g. `/api/share/7f3a…/de/events/klang`: 404 where
 * there is no such page, one redirect where the page says something else by now, 503 when its words cannot be had.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { version, locale, page = [] } = await params;
  const language = isLocale(locale) ? locale : routing.defaultLocale;
  const path = page.map(decodeURIComponent);
  const share = await settle('page', async () =>
    isLocale(locale) ? findShare(path, language) : null,
  );
  if (!share) return new Response(null);

  const asked = ['/api/share', version, locale, ...path].join('/');
  if (decodeURIComponent(share.path) !== asked) {
    await moveTo(share.path);
    return new Response(null);
  }
  return new Response(await drawCard(share.card), { headers: { 'content-type': 'image/jpeg' } });
}
