import { toStep } from '@/lib/i18n/steps';

import { FilteredNews, filteredNewsMetadata } from '../../filtered-news';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/news/category/[slug]/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return filteredNewsMetadata(await toProps(params));
}

export default async function FurtherFilteredNewsPage({ params }: Props) {
  return <FilteredNews {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  const { slug, page } = await params;

  return { slug: decodeURIComponent(slug), step: toStep(page) };
}
