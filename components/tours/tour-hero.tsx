import { useLocale, useTranslations } from 'next-intl';

import { BackLink } from '@/components/ui/back-link';
import { Scene } from '@/components/ui/scene';
import type { Tour } from '@/lib/data/tours/tours';

import { TourGuests } from './tour-guests';
import { TourYears } from './tour-years';

type Props = { tour: Tour };

/** The first screen of a tour. */
export function TourHero({ tour }: Props) {
  const t = useTranslations('tours');

  return (
    <Scene src={`/images/tours/${tour.slug}.webp`} shade="bg-black/60" loads="first">
      <div className="page-width grid min-h-svh content-between gap-16 pt-10 pb-20">
        <BackLink href={{ pathname: '/tours' }}>{t('backToTours')}</BackLink>
        <div className="grid gap-6">
          <h1 className="max-w-4xl font-display text-display text-balance">{tour.name}</h1>
          <p className="font-display text-heading text-gold">
            <TourYears tour={tour} />
          </p>
          <TourGuests guests={tour.guests} />
          <p className="max-w-[46rem] text-lead">{tour.story[useLocale()]}</p>
        </div>
      </div>
    </Scene>
  );
}
