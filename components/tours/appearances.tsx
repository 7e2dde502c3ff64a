import { useTranslations } from 'next-intl';

import { SectionHeading } from '@/components/ui/section-heading';
import { inColumns, type Appearance } from '@/lib/tours';

import { AppearanceCard } from './appearance-card';

type Props = { appearances: Appearance[] | null };

/** Where a tour was to be heard; the second column goes on where the first one ends. */
export function Appearances({ appearances }: Props) {
  const t = useTranslations('tours');

  return (
    <section aria-labelledby="appearances" className="page-width py-section">
      <SectionHeading id="appearances" title={t('appearances')} />
      {appearances ? (
        <div className="mt-12 grid gap-x-6 gap-y-4 wide:grid-cols-2">
          {inColumns(appearances).map((column, index) => (
            <ul key={index} className="grid content-start gap-4">
              {column.map((each) => (
                <AppearanceCard key={each.date + each.venue} appearance={each} />
              ))}
            </ul>
          ))}
        </div>
      ) : (
        <p className="mt-8 text-lead text-haze">{t('comingSoon')}</p>
      )}
    </section>
  );
}
