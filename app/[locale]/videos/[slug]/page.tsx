import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { VideoArticle } from '@/components/videos/video-article';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { findVideo, getVideos } from '@/lib/videos';
import { leadTo, moveTo, settle } from '@/lib/outcome';
import { everyLocale, prerender } from '@/lib/prerender';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('videos', async () => {
    const works = (await getVideos(routing.defaultLocale))?.works.slice(0, 20) ?? [];
    return everyLocale.flatMap((locale) => works.map(({ slug }) => ({ ...locale, slug })));
  });

type Props = PageProps<'/[locale]/videos/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params);
  if (!found?.video) return hiddenMetadata((await getTranslations('notFound'))('text'));
  const { video } = found;

  return pageMetadata({
    title: video.seo.title ?? video.title,
    description: video.seo.description,
    href: hrefOf(video.slug),
    locale: await getLocale(),
    language: video.language,
  });
}

/** One video; whoever asks for one that is not there is led to all of them. */
export default async function VideoPage({ params }: Props) {
  const found = await load(params);
  if (!found) return <NotFoundView />;

  const locale = await getLocale();
  const { video } = found;
  if (!video) return leadTo(localizedPath({ pathname: '/videos' }, locale));
  const href = hrefOf(video.slug);
  if (video.slug !== (await slugIn(params))) return moveTo(localizedPath(href, locale));

  return (
    <PageFrame href={href}>
      <VideoArticle video={video} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  const slug = await slugIn(params);
  const locale = await getLocale();

  return settle('videos', async () => ({ video: await findVideo(slug, locale) }));
}

const slugIn = async (params: Props['params']) => decodeURIComponent((await params).slug);

const hrefOf = (slug: string) => ({ pathname: '/videos/[slug]', params: { slug } }) as const;
