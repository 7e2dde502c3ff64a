import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { ListedEvent } from '@/components/events/listed-event';
import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { PostCard } from '@/components/news/post-card';
import { SearchResultList } from '@/components/search/search-results';
import { SearchForm } from '@/components/search/search-form';
import { SearchStart } from '@/components/search/search-start';
import { ListLinks } from '@/components/search/list-links';
import {
  loadOrFallBack,
  loadSectionOrFallBack,
  markNoStore,
  markPrivate,
} from '@/lib/cache/load-or-fall-back';
import { getUpcomingEvents } from '@/lib/data/events/queries';
import { getPosts } from '@/lib/data/posts/queries';
import { search } from '@/lib/data/search/queries';
import { readSearchSegments, searchHref } from '@/lib/data/search/search-params';
import type { Locale } from '@/lib/i18n/routing';
import { hiddenMetadata } from '@/lib/seo/metadata';

// `force-static` although a search is rendered again for each visitor: docs/decisions/005-static-search-and-preview.md. Only the
// page without a search is stored; it shows the next events, so it is revalidated every minute.
export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

const suggested = 3;

type Props = PageProps<'/[locale]/search/[[...segments]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('search');
  const request = readSearchSegments((await params).segments);

  return hiddenMetadata(request.kind === 'words' ? `${t('title')}: ${request.words}` : t('title'));
}

export default async function SearchPage({ params }: Props) {
  const t = await getTranslations('search');
  const locale = await getLocale();
  const request = readSearchSegments((await params).segments);
  if (request.kind === 'too-long') await markNoStore(400);
  else if (request.kind !== 'start') await markPrivate();

  const words = request.kind === 'words' ? request.words : undefined;
  const found =
    request.kind === 'words'
      ? await loadOrFallBack('search', () => search(request.words, locale, request.page))
      : undefined;
  if (found === null) return <PageNotFound />;
  // Without results, the page would be empty below the links.
  const isEmpty = request.kind === 'start' || found?.results.length === 0;
  const suggestions = isEmpty ? await loadSuggestions(locale) : null;

  return (
    <PageFrame href={searchHref(words, request.kind === 'words' ? request.page : 1)}>
      <div className="grid grid-cols-1 gap-12">
        <div className="grid gap-6">
          <h1 className="font-display text-title">{t('title')}</h1>
          <SearchForm words={words} />
          {request.kind === 'too-long' && <p role="alert">{t('tooLong')}</p>}
          {request.kind !== 'words' && <p className="text-haze">{t('intro')}</p>}
        </div>
        {request.kind !== 'words' && <ListLinks />}
        {request.kind === 'words' && found && (
          <SearchResultList found={found} words={request.words} page={request.page} />
        )}
        {suggestions && <SearchStart {...suggestions} />}
      </div>
    </PageFrame>
  );
}

async function loadSuggestions(locale: Locale) {
  const [news, events] = await Promise.all([
    loadSectionOrFallBack(() => getPosts(locale, suggested)),
    loadSectionOrFallBack(() => getUpcomingEvents(locale)),
  ]);

  return {
    posts: (news?.items ?? []).map((post) => (
      <PostCard key={post.id} post={post} heading="h3" isNarrow />
    )),
    events: (events ?? [])
      .slice(0, suggested)
      .map((event) => <ListedEvent key={event.slug} event={event} width="third" />),
  };
}
