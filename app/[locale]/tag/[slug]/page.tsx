import { TermList, termMetadata } from '../../news/term-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/tag/[slug]'>;

export async function generateMetadata({ params }: Props) {
  return termMetadata(await toProps(params));
}

export default async function TagPage({ params }: Props) {
  return <TermList {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  return { kind: 'tag' as const, slug: decodeURIComponent((await params).slug), step: 1 };
}
