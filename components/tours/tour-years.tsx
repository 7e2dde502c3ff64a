import { useTranslations } from 'next-intl';

import type { Tour } from '@/lib/data/tours/tours';

type Props = { tour: Pick<Tour, 'from' | 'to'> };

/** The first and last year of a tour, or that it is still on. */
export function TourYears({ tour: { from, to } }: Props) {
  const t = useTranslations('tours');

  return t('years', { from: String(from), to: to ? String(to) : t('present') });
}
