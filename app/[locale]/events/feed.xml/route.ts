import { getEventsFeed } from '@/lib/data/events/feed';
import { toRss } from '@/lib/feeds/rss';

import { fileRoute } from '../../file-route';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

/** The upcoming events of a language as RSS 2.0. */
export const GET = fileRoute(
  'events',
  async (locale) => toRss(await getEventsFeed(locale, { pathname: '/events/feed.xml' })),
  'application/rss+xml',
);
