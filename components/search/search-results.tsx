import { useTranslations } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import type { SearchResults } from '@/lib/data/search/queries';
import { searchHref } from '@/lib/data/search/search-params';

import { SearchHit } from './search-hit';
import { SearchPages } from './search-pages';
import { ListLinks } from './list-links';

type Props = { found: SearchResults; words: string; page: number };

/** The results of a search. Without results, advice and links to the lists. */
export function SearchResultList({ found, words, page }: Props) {
  const t = useTranslations('search');
  const { results, total, totalPages } = found;

  if (results.length === 0) {
    return (
      <div className="grid gap-6">
        <p className="font-display text-heading wrap-anywhere">
          {page > 1 ? t('beyond', { query: words }) : t('none', { query: words })}
        </p>
        {page > 1 && (
          <p>
            <PageLink href={searchHref(words, 1)} className="text-gold underline">
              {t('first')}
            </PageLink>
          </p>
        )}
        <p className="mb-6 text-haze">{t('advice')}</p>
        <ListLinks />
      </div>
    );
  }
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-8">
        <p className="text-lead wrap-anywhere text-haze">
          {t('count', { count: total, query: words })}
        </p>
        <ol className="grid gap-5">
          {results.map((result) => (
            <li key={result.id}>
              <SearchHit result={result} words={words} />
            </li>
          ))}
        </ol>
        <SearchPages words={words} page={page} totalPages={totalPages} />
      </div>
      <ListLinks isBeside />
    </div>
  );
}
