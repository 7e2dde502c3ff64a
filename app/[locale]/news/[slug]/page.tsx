import { getLocale } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { localizedPath } from '@/lib/i18n/href';
import { moveTo, settle } from '@/lib/outcome';
import { postHref } from '@/lib/post-href';
import { getPost } from '@/lib/posts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/news/[slug]'>;

/** The address a post had in the earlier application; leads to today's. */
export default async function OldPostPage({ params }: Props) {
  const locale = await getLocale();
  const slug = decodeURIComponent((await params).slug);
  const post = await settle('post', () => getPost(slug, locale));
  if (!post) return <NotFoundView />;

  return moveTo(localizedPath(postHref(post), locale));
}
