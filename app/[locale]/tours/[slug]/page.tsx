import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { columnsOf, evenRows, inRows } from '@/components/events/card-rows';
import { ListedEvent } from '@/components/events/listed-event';
import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { Appearances } from '@/components/tours/appearances';
import { OtherTours } from '@/components/tours/other-tours';
import { TourGallery } from '@/components/tours/tour-gallery';
import { TourHero } from '@/components/tours/tour-hero';
import { tours } from '@/content/tours/tours';
import { JsonLd } from '@/components/seo/json-ld';
import { loadOrFallBack, loadSectionOrFallBack } from '@/lib/cache/load-or-fall-back';
import { everyLocale, staticParams } from '@/lib/cache/static-params';
import type { Event } from '@/lib/data/events/queries';
import { getTourContent, noTourContent } from '@/lib/data/tours/tour-content';
import { routing } from '@/lib/i18n/routing';
import { galleryPictures } from '@/lib/seo/json-ld/gallery';
import { groupNode } from '@/lib/seo/json-ld/group';
import { eveningNodes, tourEventNodes, tourNode } from '@/lib/seo/json-ld/tours';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/metadata';
import { tourShare } from '@/lib/media/share-images/content-texts';
import { tourHref } from '@/lib/data/tours/href';
import type { Tour } from '@/lib/data/tours/tours';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () =>
  staticParams('tours', async () => {
    const { defaultLocale } = routing;
    await Promise.all(tours.map(({ slug }) => getTourContent(slug, defaultLocale)));
    return everyLocale.flatMap((locale) => tours.map(({ slug }) => ({ ...locale, slug })));
  });

type Props = PageProps<'/[locale]/tours/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tour = await load(params);
  if (!tour) return notFoundMetadata();

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
    href: tourHref(tour),
    locale,
    share: await tourShare(tour, locale),
  });
}

export default async function TourPage({ params }: Props) {
  const own = await load(params);
  if (!own) return <PageNotFound />;

  const locale = await getLocale();
  const { slug } = own;
  const content = await loadSectionOrFallBack(() => getTourContent(slug, locale));
  const { appearances, gallery = null, language, upcoming, past } = content ?? noTourContent;
  const tour = { ...own, appearances: appearances ?? own.appearances };
  const events = [...upcoming, ...past];
  const node = tourNode(tour, locale, { events, pictures: galleryPictures(gallery) });
  const index = tours.indexOf(own);
  return (
    <PageFrame href={tourHref(tour)} bleeds>
      <JsonLd
        href={tourHref(tour)}
        section="tours"
        title={tour.name}
        about={node?.['@id']}
        things={[
          ...(node ? [node, ...tourEventNodes(tour, events, locale)] : []),
          ...eveningNodes(tour, locale, node !== null),
          groupNode(),
        ]}
      />
      <TourHero tour={tour} />
      <Appearances
        appearances={tour.appearances}
        upcoming={toCards(upcoming, false)}
        past={toCards(past, true)}
      />
      <TourGallery
        tour={tour.name}
        isOldest={index === tours.length - 1}
        gallery={gallery}
        language={language}
      />
      <OtherTours newer={tours[index - 1]} older={tours[index + 1]} />
    </PageFrame>
  );
}

const toCards = (events: Event[], isPast: boolean) =>
  inRows(events, evenRows).map(({ event, width }) => ({
    key: `${event.id}-${event.schedule.startDate}-${event.schedule.startTime}`,
    card: <ListedEvent event={event} isPast={isPast} width={width} heading="h4" />,
    className: columnsOf[width],
  }));

async function load(params: Props['params']): Promise<Tour | null> {
  const slug = decodeURIComponent((await params).slug);

  return loadOrFallBack('page', async () => tours.find((tour) => tour.slug === slug) ?? null);
}
