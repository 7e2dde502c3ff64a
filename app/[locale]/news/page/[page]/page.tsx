import { routing } from '@/lib/i18n/routing';
import { getPosts } from '@/lib/data/posts/queries';
import { postsPerPage } from '@/lib/config/page-sizes';
import { everyLocale, staticParams } from '@/lib/cache/static-params';

import { newsList } from '../../news-list';

export const dynamic = 'force-static';
export const revalidate = 300;

const lastPrerendered = 5;

export const generateStaticParams = () =>
  staticParams('further news pages', async () => {
    const list = await getPosts(routing.defaultLocale, postsPerPage);
    const last = Math.min(list?.totalPages ?? 1, lastPrerendered);
    const pages = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => String(index + 2));
    return everyLocale.flatMap((locale) => pages.map((page) => ({ ...locale, page })));
  });

const { Page, metadata } = newsList();

export const generateMetadata = metadata;
export default Page;
