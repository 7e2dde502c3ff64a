import { toStep } from '@/lib/i18n/steps';

import { CategoryList, categoryMetadata } from '../../category-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/category/[slug]/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return categoryMetadata(await toProps(params));
}

export default async function FurtherCategoryPage({ params }: Props) {
  return <CategoryList {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  const { slug, page } = await params;

  return { slug: decodeURIComponent(slug), step: toStep(page) };
}
