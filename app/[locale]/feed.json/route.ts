import { getNewsFeed } from '@/lib/data/posts/feed';
import { toJsonFeed } from '@/lib/feeds/json-feed';

import { fileRoute } from '../file-route';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** The news of a language as JSON Feed 1.1. */
export const GET = fileRoute(
  'news',
  async (locale) => toJsonFeed(await getNewsFeed(locale, { pathname: '/feed.json' })),
  'application/feed+json',
);
