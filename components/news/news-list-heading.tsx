import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = { title: string; text: string; step: number; mark?: ReactNode };

/** The heading of a list of posts. */
export function ListHeading({ title, text, step, mark }: Props) {
  const t = useTranslations('news');

  return (
    <header className="mb-10 grid gap-5">
      <h1 className="flex items-center gap-[0.4em] font-display text-title wrap-anywhere">
        {mark}
        <span className="min-w-0">{title}</span>
      </h1>
      <p className="max-w-[38rem] text-lead text-haze">{text}</p>
      {step > 1 && <p className="text-champagne">{t('step', { step })}</p>}
    </header>
  );
}
