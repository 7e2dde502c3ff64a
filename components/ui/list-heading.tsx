import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The language of the title, if it is not that of the page. */
  lang?: string;
  text: ReactNode;
  pageNumber?: number;
  /** An icon before the title. */
  mark?: ReactNode;
};

/** The heading of a list with its introduction. */
export function ListHeading({ title, lang, text, pageNumber = 1, mark }: Props) {
  const t = useTranslations('lists');

  return (
    <header className="grid gap-5">
      <h1 className="flex items-center gap-[0.4em] font-display text-title wrap-anywhere">
        {mark}
        <span lang={lang} className="min-w-0">
          {title}
        </span>
      </h1>
      <p className="max-w-[38rem] text-lead text-haze">{text}</p>
      {pageNumber > 1 && (
        <p className="text-champagne">{t('pageNumber', { number: pageNumber })}</p>
      )}
    </header>
  );
}
