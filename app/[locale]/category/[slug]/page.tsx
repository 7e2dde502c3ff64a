import { routing } from '@/lib/i18n/routing';
import { everyLocale, prerender } from '@/lib/prerender';
import { getTopics } from '@/lib/terms';

import { TermList, termMetadata } from '../../news/term-list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('category pages', async () => {
    const topics = await getTopics(routing.defaultLocale);
    return everyLocale.flatMap((locale) => topics.map(({ slug }) => ({ ...locale, slug })));
  });

type Props = PageProps<'/[locale]/category/[slug]'>;

export async function generateMetadata({ params }: Props) {
  return termMetadata(await toProps(params));
}

export default async function CategoryPage({ params }: Props) {
  return <TermList {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  return { kind: 'category' as const, slug: decodeURIComponent((await params).slug), step: 1 };
}
