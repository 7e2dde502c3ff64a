import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { PostArticle } from '@/components/news/post-article';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { Href } from '@/lib/i18n/href';
import { leaveUnkept, settle } from '@/lib/outcome';
import { postHref } from '@/lib/post-href';
import { getPreview } from '@/lib/preview';
import { hiddenMetadata } from '@/lib/seo/metadata';

// Made for one editor, and yet not dynamic: docs/decisions/005-pages-for-one.md
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/preview/[token]/[image]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('preview');
  const preview = await load(params);
  const title = preview ? `${t('label')}: ${preview.post.title}` : t('label');

  return { ...hiddenMetadata(title), referrer: 'no-referrer' };
}

export default async function PreviewPage({ params }: Props) {
  const preview = await load(params);
  if (!preview) return <NotFoundView />;

  const { token, image } = await params;
  const { post, isPublished } = preview;
  const query = image === '0' ? undefined : { _thumbnail_id: image };
  const href: Href = { pathname: '/preview/[token]', params: { token }, query };
  const exit: Href = isPublished ? postHref(post) : { pathname: '/news' };

  return (
    <PageFrame href={href}>
      <PreviewBar href={href} exit={exit} isPublished={isPublished} />
      <PostArticle post={post} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  // First of all: whatever becomes of it, nothing of a draft is stored.
  await leaveUnkept();
  const { token, image } = await params;
  return settle('preview', async () => getPreview(token, image, await getLocale()));
}
