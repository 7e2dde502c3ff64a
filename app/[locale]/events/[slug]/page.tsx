import { getTranslations } from 'next-intl/server';

import { EventArticle } from '@/components/events/event-article';
import { tours } from '@/content/tours/tours';
import { everyLocale, staticParams } from '@/lib/cache/static-params';
import { hasNoNewDay, isDateOff } from '@/lib/data/events/event';
import { items } from '@/lib/data/events/items';
import { getUpcomingEvents } from '@/lib/data/events/queries';
import { statusLine } from '@/lib/data/events/status-line';
import { itemHref } from '@/lib/data/item-href';
import { formatDate } from '@/lib/i18n/dates';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/seo/site-url';

import { itemPage } from '../../item-page';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  staticParams('events', async () => {
    const upcoming = await getUpcomingEvents(routing.defaultLocale);
    return everyLocale.flatMap((locale) => upcoming.map(({ slug }) => ({ ...locale, slug })));
  });

const { Page, metadata } = itemPage({
  type: 'event',
  items,
  screen: 'event',
  load: async ({ slug }, locale) => {
    const event = await items.find(slug, locale);
    if (!event) return null;

    const { seo, title, schedule, language } = event;
    const t = await getTranslations({ locale: language, namespace: 'event' });
    const words = { title, date: formatDate(schedule.startDate, 'long', language) };
    const tour = tours.find((each) => each.slug === event.tour);
    const url = absoluteUrl(itemHref('event', event), locale);
    const summary = isDateOff(event) ? statusLine(event, t, language) : t('fallback', words);
    return {
      item: { ...event, tour: tour?.slug ?? null },
      // The page title contains the date, because a later event may have the same title.
      title: seo.title ?? (hasNoNewDay(event) ? title : t('pageTitle', words)),
      description: seo.description || summary,
      content: <EventArticle event={event} url={url} tour={tour} />,
    };
  },
});

export const generateMetadata = metadata;
export default Page;
