import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { searchHref } from '@/lib/data/search/search-params';

type Props = { words: string; page: number; totalPages: number };

/** The links to the next and previous results. */
export function SearchPages({ words, page, totalPages }: Props) {
  const t = useTranslations('search');
  if (totalPages < 2) return null;

  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <PageLink href={searchHref(words, page - 1)} rel="prev" className={buttonClass('glass')}>
          {t('previous')}
        </PageLink>
      )}
      <span className="text-haze">{t('page', { page, pages: totalPages })}</span>
      {page < totalPages && (
        <PageLink href={searchHref(words, page + 1)} rel="next" className={buttonClass('gold')}>
          {t('next')}
        </PageLink>
      )}
    </nav>
  );
}
