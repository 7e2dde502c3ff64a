import { NewsHero } from '@/components/news/news-hero';
import { routing } from '@/lib/i18n/routing';
import { getPosts, postsPerPage } from '@/lib/data/posts/queries';
import { everyLocale, prerender } from '@/lib/cache/prerender';

import { NewsList, newsMetadata } from './news-list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('news page', async () => {
    await getPosts(routing.defaultLocale, postsPerPage);
    return everyLocale;
  });

export const generateMetadata = () => newsMetadata(1);

export default function NewsPage() {
  return <NewsList step={1} Opening={NewsHero} />;
}
