import { toStep } from '@/lib/i18n/steps';

import { TagList, tagMetadata } from '../../tag-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/tag/[slug]/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return tagMetadata(await toProps(params));
}

export default async function FurtherTagPage({ params }: Props) {
  return <TagList {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  const { slug, page } = await params;

  return { slug: decodeURIComponent(slug), step: toStep(page) };
}
