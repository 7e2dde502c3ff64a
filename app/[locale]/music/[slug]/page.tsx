import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ReleaseArticle } from '@/components/music/release-article';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { findRelease, getMusic } from '@/lib/music';
import { leadTo, moveTo, settle } from '@/lib/outcome';
import { everyLocale, prerender } from '@/lib/prerender';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';

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

  return pageMetadata({
    title: release.seo.title ?? release.title,
    description: release.seo.description,
    href: hrefOf(release.slug),
    locale: await getLocale(),
    language: release.language,
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

  return (
    <PageFrame href={href}>
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

const hrefOf = (slug: string) => ({ pathname: '/music/[slug]', params: { slug } }) as const;
