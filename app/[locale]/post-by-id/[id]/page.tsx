import { getLocale } from 'next-intl/server';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { localizedPath } from '@/lib/i18n/href';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { itemHref } from '@/lib/data/item-href';
import { getPostById } from '@/lib/data/posts/post-by-id';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = notFoundMetadata;

type Props = PageProps<'/[locale]/post-by-id/[id]'>;

/**
 * The short URL that WordPress gives a post, `/?p=12` (lib/i18n/resolve-address.ts). Redirects to the post's current
 * URL.
 */
export default async function PostByIdPage({ params }: Props) {
  const id = Number((await params).id);
  const post = await loadOrFallBack('post', async () =>
    Number.isInteger(id) ? getPostById(id) : null,
  );
  if (!post) return <PageNotFound />;

  return redirectPermanently(localizedPath(itemHref('post', post), await getLocale()));
}
