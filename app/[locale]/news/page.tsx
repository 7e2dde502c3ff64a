import { NewsHero } from '@/components/news/news-hero';
import { routing } from '@/lib/i18n/routing';
import { getPosts } from '@/lib/data/posts/queries';
import { postsPerPage } from '@/lib/config/page-sizes';
import { everyLocale, staticParams } from '@/lib/cache/static-params';

import { newsList } from './news-list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  staticParams('news page', async () => {
    await getPosts(routing.defaultLocale, postsPerPage);
    return everyLocale;
  });

const { Page, metadata } = newsList(NewsHero);

export const generateMetadata = metadata;
export default Page;
