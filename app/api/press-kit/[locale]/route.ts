import { getTranslations } from 'next-intl/server';

import { documents } from '@/content/press/documents/index.mjs';
import { facts } from '@/content/press/facts';
import { pressKit } from '@/content/press/kit';
import { isLocale } from '@/lib/i18n/routing';
import { everyLocale } from '@/lib/cache/static-params';
import { packPressKit } from '@/lib/data/press/press-kit';
import { productSlug } from '@/lib/config/product-slug';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => everyLocale;

/** The press kit of a language, packed in the build: 200 with a ZIP file to download, 404 for an unknown language. */
export async function GET(_: Request, { params }: RouteContext<'/api/press-kit/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found\n', { status: 404 });

  const t = await getTranslations({ locale, namespace: 'press.kit' });
  const words = {
    short: t('files.short'),
    long: t('files.long'),
    facts: t('files.facts'),
    credits: t('files.credits'),
    photos: t('files.photos'),
    logos: t('files.logos'),
    documents: t('files.documents'),
    landscape: t('landscape'),
    portrait: t('portrait'),
    density: t('files.density'),
  };
  const kit = await packPressKit(pressKit, facts, documents, words, locale);
  const name = `${productSlug}-${t('files.kit')}-${pressKit.updated}.zip`;

  return new Response(kit, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
