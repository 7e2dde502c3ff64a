import { everyLocale, staticParams } from '@/lib/cache/static-params';
import { getTopics } from '@/lib/data/terms';
import { routing } from '@/lib/i18n/routing';

import { termList } from '../../news/term-list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  staticParams('category pages', async () => {
    const topics = await getTopics(routing.defaultLocale);
    return everyLocale.flatMap((locale) => topics.map(({ slug }) => ({ ...locale, slug })));
  });

const { Page, metadata } = termList('category');

export const generateMetadata = metadata;
export default Page;
