import { getNewsFeed } from '@/lib/data/posts/feed';
import { toRss } from '@/lib/feeds/rss';

import { fileRoute } from '../file-route';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** The news of a language as RSS 2.0. */
export const GET = fileRoute(
  'news',
  async (locale) => toRss(await getNewsFeed(locale, { pathname: '/feed.xml' })),
  'application/rss+xml',
);
