import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { columnsOf, evenRows, inRows } from '@/components/events/card-rows';
import { ListedEvent } from '@/components/events/listed-event';
import { Carousel } from '@/components/home/carousel';
import { EventsPreview } from '@/components/home/events-preview';
import { FrequencyBanner } from '@/components/home/frequency-banner';
import { Hero } from '@/components/home/hero';
import { HeroFeatures } from '@/components/home/hero-features';
import { Journey } from '@/components/home/journey';
import { NewsPreview } from '@/components/home/news-preview';
import { PersonalBanner } from '@/components/home/personal-banner';
import { AppPromo, PremiumPromo } from '@/components/home/promos';
import { SoulSong } from '@/components/home/soul-song';
import { Stories } from '@/components/home/stories';
import { VideoTeaser } from '@/components/home/video-teaser';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { getCarousel } from '@/lib/data/carousel';
import { getUpcomingEvents, type Event } from '@/lib/data/events/queries';
import { routing, type Locale } from '@/lib/i18n/routing';
import { loadSectionOrFallBack } from '@/lib/cache/load-or-fall-back';
import { getPosts } from '@/lib/data/posts/queries';
import { everyLocale, staticParams } from '@/lib/cache/static-params';
import { fullGroupNode, performerNodes, websiteNode } from '@/lib/seo/json-ld/group';
import { ids } from '@/lib/seo/json-ld/ids';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  staticParams('home page', async () => {
    await load(routing.defaultLocale);
    return everyLocale;
  });

const href = { pathname: '/' } as const;
const eventsShown = 3;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const title = t('title', { product: site.product });
  const description = t('description', site.performers);

  // `isWhole`: the title already begins with the product's name, so the name is not appended.
  return pageMetadata({ title, isWhole: true, description, href, locale: await getLocale() });
}

export default async function HomePage() {
  const t = await getTranslations('home');
  const locale = await getLocale();
  const [carousel, events, news] = await load(locale);
  const group = fullGroupNode(t('description', site.performers));

  return (
    <PageFrame href={href} bleeds isLong>
      <Carousel items={carousel ?? []} />
      <Hero />
      <HeroFeatures />
      <SoulSong />
      <VideoTeaser videoId={site.video.id} credit={site.video.credit} />
      <PersonalBanner />
      <FrequencyBanner />
      <AppPromo />
      <PremiumPromo />
      <Journey />
      <EventsPreview cards={events && toCards(events.slice(0, eventsShown))} />
      <Stories />
      <NewsPreview posts={news?.items ?? []} />
      {/* Last, close to its copy in React's payload, because gzip finds repeated text only within 32 KB. */}
      <JsonLd
        href={href}
        title={t('title', { product: site.product })}
        about={ids.group}
        things={[websiteNode(), group, ...performerNodes()]}
      />
    </PageFrame>
  );
}

function toCards(events: Event[]) {
  return inRows(events, evenRows).map(({ event, width }) => ({
    className: columnsOf[width],
    content: <ListedEvent event={event} width={width} />,
  }));
}

function load(locale: Locale) {
  return Promise.all([
    loadSectionOrFallBack(() => getCarousel(locale)),
    loadSectionOrFallBack(() => getUpcomingEvents(locale)),
    loadSectionOrFallBack(() => getPosts(locale, 4)),
  ]);
}
