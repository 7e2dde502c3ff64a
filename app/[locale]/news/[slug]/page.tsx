import { getLocale } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { localizedPath } from '@/lib/i18n/href';
import { moveTo, settle } from '@/lib/outcome';
import { findPost } from '@/lib/post-addresses';
import { postHref } from '@/lib/post-href';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/news/[slug]'>;

/** An address a post had in the earlier application, or in WordPress with its day; leads to today's. */
export default async function OldPostPage({ params }: Props) {
  const locale = await getLocale();
  const slug = decodeURIComponent((await params).slug);
  const post = await settle('post', () => findPost(slug, locale));
  if (!post) return <NotFoundView />;

  return moveTo(localizedPath(postHref(post), locale));
}
