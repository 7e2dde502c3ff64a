import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { FormattedDate } from '@/components/ui/formatted-date';
import type { LocalDate } from '@/lib/i18n/dates';

import type { PressPart } from './press-section';
import './press.css';

type Props = { updated: LocalDate; kitAddress: string; parts: PressPart[] };

/** The head of the press page: the press kit, links to the sections, and the date of the last update. */
export function PressHeader({ updated, kitAddress, parts }: Props) {
  const t = useTranslations('press');
  const sections = [
    ...parts.map((part) => ({ id: part, title: t(`${part}.title`) })),
    { id: 'press-kit', title: t('kit.title') },
  ];

  return (
    <header className="page-width grid gap-8 pt-16 pb-14">
      <h1 className="font-display text-display">{t('title')}</h1>
      <p className="max-w-[44rem] text-lead text-haze">{t('text')}</p>
      <p className="flex flex-wrap items-center gap-4">
        <a href={kitAddress} download className={buttonClass('gold')}>
          {t('kit.download')}
        </a>
        <span className="text-base text-haze">
          {t('updated')} <FormattedDate date={updated} style="long" />
        </span>
      </p>
      <TableOfContents label={t('contents')} sections={sections} />
    </header>
  );
}
