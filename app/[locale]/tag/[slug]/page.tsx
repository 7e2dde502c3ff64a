import { TagList, tagMetadata } from './tag-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/tag/[slug]'>;

export async function generateMetadata({ params }: Props) {
  return tagMetadata(await toProps(params));
}

export default async function TagPage({ params }: Props) {
  return <TagList {...await toProps(params)} />;
}

async function toProps(params: Props['params']) {
  return { slug: decodeURIComponent((await params).slug), step: 1 };
}
