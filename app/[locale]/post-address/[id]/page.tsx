import { getLocale } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { localizedPath } from '@/lib/i18n/href';
import { moveTo, settle } from '@/lib/outcome';
import { getPostById } from '@/lib/post-addresses';
import { postHref } from '@/lib/post-href';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/post-address/[id]'>;

/** WordPress's own short address of a post, `/?p=12` (lib/i18n/resolve-address.ts); leads to today's. */
export default async function PostAddressPage({ params }: Props) {
  const id = Number((await params).id);
  const post = await settle('post', async () => (Number.isInteger(id) ? getPostById(id) : null));
  if (!post) return <NotFoundView />;

  return moveTo(localizedPath(postHref(post), await getLocale()));
}
