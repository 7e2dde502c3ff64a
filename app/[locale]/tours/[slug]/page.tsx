import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { Appearances } from '@/components/tours/appearances';
import { OtherTours } from '@/components/tours/other-tours';
import { TourGallery } from '@/components/tours/tour-gallery';
import { TourHero } from '@/components/tours/tour-hero';
import { tours } from '@/content/tours/tours';
import { JsonLd } from '@/components/seo/json-ld';
import { settle } from '@/lib/outcome';
import { everyLocale } from '@/lib/prerender';
import { groupNode } from '@/lib/seo/json-ld/group';
import { eveningNodes, tourNode } from '@/lib/seo/json-ld/tours';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { tourShare } from '@/lib/share/nouns';
import type { Tour } from '@/lib/tours';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () =>
  everyLocale.flatMap((locale) => tours.map(({ slug }) => ({ ...locale, slug })));

type Props = PageProps<'/[locale]/tours/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tour = await load(params);
  if (!tour) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const t = await getTranslations('tours');
  const locale = await getLocale();
  const from = String(tour.from);
  const years = t('years', { from, to: tour.to ? String(tour.to) : t('present') });
  const guests = tour.guests.join(', ');
  return pageMetadata({
    title: t('detailTitle', { tour: tour.name, years }),
    description: guests
      ? t('detailDescription', { tour: tour.name, years, guests })
      : t('detailDescriptionAlone', { tour: tour.name, years }),
    href: hrefOf(tour),
    locale,
    share: await tourShare(tour, locale),
  });
}

export default async function TourPage({ params }: Props) {
  const tour = await load(params);
  if (!tour) return <NotFoundView />;

  const place = tours.indexOf(tour);
  const locale = await getLocale();
  const node = tourNode(tour, locale);
  return (
    <PageFrame href={hrefOf(tour)} bleeds>
      <JsonLd
        href={hrefOf(tour)}
        section="tours"
        title={tour.name}
        about={node?.['@id']}
        things={[...(node ? [node] : []), ...eveningNodes(tour, locale), groupNode()]}
      />
      <TourHero tour={tour} />
      <Appearances appearances={tour.appearances} />
      <TourGallery tour={tour.name} isOldest={tour === tours.at(-1)} />
      <OtherTours newer={tours[place - 1]} older={tours[place + 1]} />
    </PageFrame>
  );
}

const hrefOf = ({ slug }: Tour) => ({ pathname: '/tours/[slug]', params: { slug } }) as const;

async function load(params: Props['params']): Promise<Tour | null> {
  const slug = decodeURIComponent((await params).slug);

  return settle('page', async () => tours.find((tour) => tour.slug === slug) ?? null);
}
