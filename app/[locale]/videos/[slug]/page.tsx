import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { VideoArticle } from '@/components/videos/video-article';
import { JsonLd } from '@/components/seo/json-ld';
import { formatDate } from '@/lib/dates';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { findVideo, getVideos, type Video } from '@/lib/videos';
import { leadTo, moveTo, settle } from '@/lib/outcome';
import { everyLocale, prerender } from '@/lib/prerender';
import { groupNode } from '@/lib/seo/json-ld/group';
import { videoNode } from '@/lib/seo/json-ld/video';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { workShare } from '@/lib/share/nouns';

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

  const { seo, title, slug, language, languages } = video;
  const t = await getTranslations({ locale: language, namespace: 'videos' });
  return pageMetadata({
    // A video, a release and an evening may all have the name of one song.
    title: seo.title ?? t('pageTitle', { title }),
    description: seo.description || t('fallback', wordsOf(video)),
    href: hrefOf(slug),
    locale: await getLocale(),
    language,
    languages,
    share: await workShare('videos', video),
    openGraph: { type: 'video.other' },
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

  const t = await getTranslations({ locale: video.language, namespace: 'videos' });
  const { path } = await workShare('videos', video);
  const node = videoNode(video, path, t('fallback', wordsOf(video)));
  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        section="videos"
        title={video.title}
        language={video.language}
        about={node?.['@id']}
        things={[...(node ? [node] : []), groupNode()]}
      />
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

const wordsOf = ({ title, artist, date, language }: Video) => ({
  ...{ title, artist },
  date: formatDate(date, 'long', language),
});

const hrefOf = (slug: string) => ({ pathname: '/videos/[slug]', params: { slug } }) as const;
