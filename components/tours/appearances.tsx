import { useTranslations } from 'next-intl';

import { SectionHeading } from '@/components/ui/section-heading';
import { inColumns, type Appearance } from '@/lib/data/tours/tours';

import { AppearanceCard } from './appearance-card';
import { TourEvents, type TourEvent } from './tour-events';

type Props = {
  appearances: Appearance[] | null;
  /** Events that belong to the tour: `upcoming` with the next one first, `past` with the newest one first. */
  upcoming?: TourEvent[];
  past?: TourEvent[];
};

/** The appearances of a tour, and its events. Says that they come soon when there are none of either. */
export function Appearances({ appearances, upcoming = [], past = [] }: Props) {
  const t = useTranslations('tours');
  const isEmpty = !appearances?.length && upcoming.length === 0 && past.length === 0;

  return (
    <section aria-labelledby="appearances" className="page-width py-section">
      <SectionHeading id="appearances" title={t('appearances')} />
      {isEmpty && <p className="mt-8 text-lead text-haze">{t('comingSoon')}</p>}
      <TourEvents id="upcoming" title={t('upcoming')} events={upcoming} />
      {!!appearances?.length && <AppearanceList appearances={appearances} />}
      <TourEvents id="past" title={t('past')} events={past} />
    </section>
  );
}

/** The appearances in two columns. The second column continues the first one. */
function AppearanceList({ appearances }: { appearances: Appearance[] }) {
  return (
    <div className="mt-12 grid gap-x-6 gap-y-4 wide:grid-cols-2">
      {inColumns(appearances).map((column, index) => (
        <ul key={index} className="grid content-start gap-4">
          {column.map((each, row) => (
            <AppearanceCard key={row} appearance={each} />
          ))}
        </ul>
      ))}
    </div>
  );
}
