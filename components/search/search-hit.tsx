import { useLocale, useTranslations } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { contentTypes } from '@/lib/data/content-type-registry';
import { PlayButton } from '@/components/ui/play-button';
import type { SearchResult } from '@/lib/data/search/queries';
import { localizedPath } from '@/lib/i18n/href';

import { Highlighted } from './highlighted';

type Props = { result: SearchResult; words: string };

/** One search result, with the searched words marked. */
export function SearchHit({ result, words }: Props) {
  const t = useTranslations();
  const locale = useLocale();

  return (
    <article className="relative grid gap-2 rounded-card lit p-6 pane sm:p-8">
      <p className="flex flex-wrap gap-x-4 text-base text-haze">
        <span className="font-semibold text-gold">
          {t(`${contentTypes[result.kind].section}.kind`)}
        </span>
        <FormattedDate date={result.date} style="list" />
      </p>
      <h2
        lang={result.language}
        className={`font-display text-heading wrap-anywhere ${result.isPlayable ? 'pr-14' : ''}`}
      >
        <PageLink href={result.href} className="after:absolute after:inset-0 after:rounded-card">
          <Highlighted text={result.title} words={words} />
        </PageLink>
      </h2>
      {result.isPlayable && (
        <form className="absolute top-5 right-5 z-10">
          <PlayButton isPage name={result.title} address={localizedPath(result.href, locale)} />
        </form>
      )}
      {result.passage.text && (
        <p lang={result.passage.language} className="max-w-[38rem] wrap-anywhere text-haze">
          <Highlighted text={result.passage.text} words={words} />
        </p>
      )}
    </article>
  );
}
