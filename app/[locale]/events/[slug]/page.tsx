import { getTranslations } from 'next-intl/server';

import { EventArticle } from '@/components/events/event-article';
import { EventNotFound } from '@/components/not-found/event-not-found';
import { tours } from '@/content/tours/tours';
import { everyLocale, staticParams } from '@/lib/cache/static-params';
import { items } from '@/lib/data/events/items';
import { getUpcomingEvents } from '@/lib/data/events/queries';
import { itemHref } from '@/lib/data/item-href';
import { formatDate } from '@/lib/i18n/dates';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/seo/metadata';

import { itemPage } from '../../item-page';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  staticParams('events', async () => {
    const upcoming = await getUpcomingEvents(routing.defaultLocale);
    return everyLocale.flatMap((locale) => upcoming.map(({ slug }) => ({ ...locale, slug })));
  });

const { Page, metadata } = itemPage({
  section: 'events',
  screen: 'event',
  requested: ({ slug }) => itemHref('event', { slug }),
  load: async ({ slug }, locale) => {
    const event = await items.find(slug, locale);
    if (!event) return null;

    const { seo, title, schedule, language } = event;
    const t = await getTranslations({ locale: language, namespace: 'event' });
    const words = { title, date: formatDate(schedule.startDate, 'long', language) };
    const tour = tours.find((each) => each.slug === event.tour);
    const share = await items.share(event);
    const href = itemHref('event', event);
    return {
      item: event,
      href,
      node: items.node({ ...event, tour: tour?.slug ?? null }, { sharePath: share.path }),
      metadata: {
        // The page title contains the date, because a later event may have the same title.
        title: seo.title ?? t('pageTitle', words),
        description: seo.description || t('fallback', words),
        share,
      },
      content: <EventArticle event={event} url={absoluteUrl(href, locale)} tour={tour} />,
    };
  },
  missing: {
    title: async () => (await getTranslations('event'))('notFound'),
    View: EventNotFound,
  },
});

export const generateMetadata = metadata;
export default Page;
