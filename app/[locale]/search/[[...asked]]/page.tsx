import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { SearchAnswer } from '@/components/search/search-answer';
import { SearchForm } from '@/components/search/search-form';
import { WaysOn } from '@/components/search/ways-on';
import { leaveUnkept, settle } from '@/lib/outcome';
import { search } from '@/lib/search';
import { readSearchSegments, searchHref } from '@/lib/search-address';
import { hiddenMetadata } from '@/lib/seo/metadata';

// Made for each visitor anew, and yet not dynamic: docs/decisions/005-pages-for-one.md
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/search/[[...asked]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('search');
  const asked = readSearchSegments((await params).asked);

  return hiddenMetadata(asked.kind === 'words' ? `${t('title')}: ${asked.words}` : t('title'));
}

export default async function SearchPage({ params }: Props) {
  const t = await getTranslations('search');
  const locale = await getLocale();
  const asked = readSearchSegments((await params).asked);
  await leaveUnkept(asked.kind === 'too-long' ? 400 : 200);

  const words = asked.kind === 'words' ? asked.words : undefined;
  const found =
    asked.kind === 'words'
      ? await settle('search', () => search(asked.words, locale, asked.page))
      : undefined;
  if (found === null) return <NotFoundView />;

  return (
    <PageFrame href={searchHref(words)}>
      <div className="grid gap-10">
        <h1 className="font-display text-title">{t('title')}</h1>
        <SearchForm words={words} />
        {asked.kind === 'nothing' && <p className="text-haze">{t('intro')}</p>}
        {asked.kind === 'too-long' && <p role="alert">{t('tooLong')}</p>}
        {asked.kind !== 'words' && <WaysOn />}
        {asked.kind === 'words' && found && (
          <SearchAnswer found={found} words={asked.words} page={asked.page} />
        )}
      </div>
    </PageFrame>
  );
}
