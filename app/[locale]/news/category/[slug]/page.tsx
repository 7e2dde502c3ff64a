import { FilteredNews, filteredNewsMetadata } from './filtered-news';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/news/category/[slug]'>;

export async function generateMetadata({ params }: Props) {
  return filteredNewsMetadata(await toProps(params));
}

export default async function FilteredNewsPage({ params }: Props) {
  return <FilteredNews {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  return { slug: decodeURIComponent((await params).slug), step: 1 };
}
