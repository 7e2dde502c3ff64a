import { toStep } from '@/lib/i18n/steps';

import { TermList, termMetadata } from '../../../../news/term-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/tag/[slug]/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return termMetadata(await toProps(params));
}

export default async function FurtherTagPage({ params }: Props) {
  return <TermList {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  const { slug, page } = await params;

  return { kind: 'tag' as const, slug: decodeURIComponent(slug), step: toStep(page) };
}
