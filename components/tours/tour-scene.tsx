import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Scene } from '@/components/ui/scene';
import type { Tour } from '@/lib/data/tours/tours';

import { TourGuests } from './tour-guests';
import { TourYears } from './tour-years';

type Props = { tour: Tour; loads?: 'first' | 'late' };

/** A tour in the list, one screen high. */
export function TourScene({ tour, loads }: Props) {
  const t = useTranslations('tours');

  return (
    <Scene
      src={`/images/tours/${tour.slug}.webp`}
      shade="bg-black/60"
      loads={loads}
      aria-labelledby={tour.slug}
    >
      <div data-reveal="cascade" className="tour-words page-width">
        <h2 id={tour.slug} className="max-w-4xl font-display text-display text-balance">
          {tour.name}
        </h2>
        <p className="font-display text-heading text-gold">
          <TourYears tour={tour} />
        </p>
        <div className="grid max-w-2xl gap-4">
          <p className="text-lead">{tour.line[useLocale()]}</p>
          <TourGuests guests={tour.guests} />
        </div>
        <p>
          <PageLink
            href={{ pathname: '/tours/[slug]', params: { slug: tour.slug } }}
            className={buttonClass('gold')}
          >
            {t('view')} <span className="sr-only">{t('viewOf', { tour: tour.name })}</span>
          </PageLink>
        </p>
      </div>
    </Scene>
  );
}
