import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';

import { PageFrame } from '@/components/layout/page-frame';
import { TourScene } from '@/components/tours/tour-scene';
import { tours } from '@/content/tours/tours';
import { JsonLd } from '@/components/seo/json-ld';
import { everyLocale } from '@/lib/cache/static-params';
import { groupNode } from '@/lib/seo/json-ld/group';
import { listNodes } from '@/lib/seo/json-ld/list';
import { tourNode } from '@/lib/seo/json-ld/tours';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { tourHref } from '@/lib/data/tours/href';
import type { Tour } from '@/lib/data/tours/tours';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const href = { pathname: '/tours' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tours');
  const title = t('pageTitle', { product: site.product });
  const description = t('description', site.performers);

  // `isWhole`: the title already contains the product's name, so the name is not appended.
  return pageMetadata({ title, isWhole: true, description, href, locale: await getLocale() });
}

export default function ToursPage() {
  const t = useTranslations('tours');
  const locale = useLocale();
  const toListItem = (tour: Tour) => ({ href: tourHref(tour), language: locale });

  return (
    <PageFrame href={href} bleeds>
      <JsonLd
        href={href}
        type="CollectionPage"
        section="tours"
        title={t('title')}
        things={[
          ...listNodes(href, tours.map(toListItem), locale),
          ...tours.flatMap((tour) => tourNode(tour, locale) ?? []),
          groupNode(),
        ]}
      />
      <header className="page-width grid justify-items-center gap-6 pt-16 pb-20 text-center">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="max-w-2xl text-lead text-balance text-haze">{t('tagline')}</p>
      </header>
      <div className="tour-scenes">
        {tours.map((tour, index) => (
          <TourScene key={tour.slug} tour={tour} loads={index ? 'late' : 'first'} />
        ))}
      </div>
    </PageFrame>
  );
}
