import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { EventArticle } from '@/components/events/event-article';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ReleaseArticle } from '@/components/music/release-article';
import { PostArticle } from '@/components/news/post-article';
import { PreviewBar } from '@/components/preview/preview-bar';
import { VideoArticle } from '@/components/videos/video-article';
import type { Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { leaveUnkept, settle } from '@/lib/outcome';
import { postHref } from '@/lib/post-href';
import { getPreview, type Preview } from '@/lib/preview';
import { absoluteUrl, hiddenMetadata } from '@/lib/seo/metadata';

// Made for one editor, and yet not dynamic: docs/decisions/005-pages-for-one.md
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/preview/[token]/[image]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('preview');
  const preview = await load(params);
  const title = preview ? `${t('label')}: ${preview.thing.title}` : t('label');

  return { ...hiddenMetadata(title), referrer: 'no-referrer' };
}

export default async function PreviewPage({ params }: Props) {
  const preview = await load(params);
  if (!preview) return <NotFoundView />;

  const { token, image } = await params;
  const { isPublished } = preview;
  const query = image === '0' ? undefined : { _thumbnail_id: image };
  const href: Href = { pathname: '/preview/[token]', params: { token }, query };
  const exit: Href = isPublished ? homeOf(preview) : { pathname: '/news' };

  return (
    <PageFrame href={href}>
      <PreviewBar href={href} exit={exit} isPublished={isPublished} />
      <Shown preview={preview} href={href} locale={await getLocale()} />
    </PageFrame>
  );
}

type ShownProps = { preview: Preview; href: Href; locale: Locale };

function Shown({ preview, href, locale }: ShownProps) {
  switch (preview.kind) {
    case 'post':
      return <PostArticle post={preview.thing} />;
    case 'event':
      return <EventArticle event={preview.thing} url={absoluteUrl(href, locale)} />;
    case 'video':
      return <VideoArticle video={preview.thing} />;
    case 'music':
      return <ReleaseArticle release={preview.thing} />;
  }
}

/** Where visitors find what is published of it. */
function homeOf({ kind, thing }: Preview): Href {
  const params = { slug: thing.slug };
  switch (kind) {
    case 'post':
      return postHref(thing);
    case 'event':
      return { pathname: '/events/[slug]', params };
    case 'video':
      return { pathname: '/videos/[slug]', params };
    case 'music':
      return { pathname: '/music/[slug]', params };
  }
}

async function load(params: Props['params']) {
  // First of all: whatever becomes of it, nothing of a draft is stored.
  await leaveUnkept();
  const { token, image } = await params;
  return settle('preview', async () => getPreview(token, image, await getLocale()));
}
