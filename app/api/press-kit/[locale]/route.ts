import { getTranslations } from 'next-intl/server';

import { facts } from '@/content/press/facts';
import { pressKit } from '@/content/press/kit';
import { isLocale } from '@/lib/i18n/routing';
import { everyLocale } from '@/lib/prerender';
import { packPressKit } from '@/lib/press-kit';
import { productSlug } from '@/lib/product-slug';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => everyLocale;

/** The press kit of a language, packed while the site is built. */
export async function GET(_: Request, { params }: RouteContext<'/api/press-kit/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found\n', { status: 404 });

  const t = await getTranslations({ locale, namespace: 'press.kit.files' });
  const names = ['short', 'long', 'facts', 'credits', 'photos', 'logos'] as const;
  const words = Object.fromEntries(names.map((name) => [name, t(name)])) as Record<
    (typeof names)[number],
    string
  >;
  const kit = await packPressKit(pressKit, facts, words, locale);
  const name = `${productSlug}-${t('kit')}-${pressKit.updated}.zip`;

  return new Response(kit, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
