import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ReleaseArticle } from '@/components/music/release-article';
import { JsonLd } from '@/components/seo/json-ld';
import { formatDate } from '@/lib/dates';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { findRelease, getMusic, type Release } from '@/lib/music';
import { leadTo, moveTo, settle } from '@/lib/outcome';
import { everyLocale, prerender } from '@/lib/prerender';
import { groupNode } from '@/lib/seo/json-ld/group';
import { releaseNode } from '@/lib/seo/json-ld/release';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { albumGraph } from '@/lib/seo/open-graph';
import { workShare } from '@/lib/share/nouns';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('music', async () => {
    const works = (await getMusic(routing.defaultLocale))?.works.slice(0, 20) ?? [];
    return everyLocale.flatMap((locale) => works.map(({ slug }) => ({ ...locale, slug })));
  });

type Props = PageProps<'/[locale]/music/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params);
  if (!found?.release) return hiddenMetadata((await getTranslations('notFound'))('text'));
  const { release } = found;

  const { seo, title, slug, language, languages } = release;
  const t = await getTranslations({ locale: language, namespace: 'music' });
  return pageMetadata({
    // A video, a release and an evening may all have the name of one song.
    title: seo.title ?? t('pageTitle', { title }),
    description: seo.description || t('fallback', wordsOf(release)),
    href: hrefOf(slug),
    locale: await getLocale(),
    language,
    languages,
    share: await workShare('music', release),
    openGraph: albumGraph(release),
  });
}

/** One release; whoever asks for one that is not there is led to all of them. */
export default async function ReleasePage({ params }: Props) {
  const found = await load(params);
  if (!found) return <NotFoundView />;

  const locale = await getLocale();
  const { release } = found;
  if (!release) return leadTo(localizedPath({ pathname: '/music' }, locale));
  const href = hrefOf(release.slug);
  if (release.slug !== (await slugIn(params))) return moveTo(localizedPath(href, locale));

  const t = await getTranslations({ locale: release.language, namespace: 'music' });
  const { path } = await workShare('music', release);
  const node = releaseNode(release, path, t('fallback', wordsOf(release)));
  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        section="music"
        title={release.title}
        language={release.language}
        about={node['@id']}
        things={[node, groupNode()]}
      />
      <ReleaseArticle release={release} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  const slug = await slugIn(params);
  const locale = await getLocale();

  return settle('music', async () => ({ release: await findRelease(slug, locale) }));
}

const slugIn = async (params: Props['params']) => decodeURIComponent((await params).slug);

const wordsOf = ({ title, artist, date, language }: Release) => ({
  ...{ title, artist },
  date: formatDate(date, 'long', language),
});

const hrefOf = (slug: string) => ({ pathname: '/music/[slug]', params: { slug } }) as const;
