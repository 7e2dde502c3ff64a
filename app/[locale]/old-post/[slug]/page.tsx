import { getLocale } from 'next-intl/server';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { localizedPath } from '@/lib/i18n/href';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { itemHref } from '@/lib/data/item-href';
import { getPost } from '@/lib/data/posts/queries';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = notFoundMetadata;

type Props = PageProps<'/[locale]/old-post/[slug]'>;

/**
 * The path that a post had in the earlier application. The middleware also maps WordPress paths with the day in them to
 * this page. Redirects to the post's current URL.
 */
export default async function OldPostPage({ params }: Props) {
  const locale = await getLocale();
  const slug = decodeURIComponent((await params).slug);
  const post = await loadOrFallBack('post', () => getPost(slug, locale));
  if (!post) return <PageNotFound />;

  return redirectPermanently(localizedPath(itemHref('post', post), locale));
}
