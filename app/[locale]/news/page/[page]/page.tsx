import { routing } from '@/lib/i18n/routing';
import { toStep } from '@/lib/i18n/list-pages';
import { getPosts, postsPerPage } from '@/lib/data/posts/queries';
import { everyLocale, prerender } from '@/lib/cache/prerender';

import { NewsList, newsMetadata } from '../../news-list';

export const dynamic = 'force-static';
export const revalidate = 300;

const lastPrerendered = 5;

export const generateStaticParams = () =>
  prerender('further news pages', async () => {
    const list = await getPosts(routing.defaultLocale, postsPerPage);
    const last = Math.min(list?.totalPages ?? 1, lastPrerendered);
    const steps = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => String(index + 2));
    return everyLocale.flatMap((locale) => steps.map((page) => ({ ...locale, page })));
  });

type Props = PageProps<'/[locale]/news/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return newsMetadata(toStep((await params).page));
}

export default async function FurtherNewsPage({ params }: Props) {
  return <NewsList step={toStep((await params).page)} />;
}
