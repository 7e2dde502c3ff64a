import { useTranslations } from 'next-intl';

import type { Tour } from '@/lib/tours';

type Props = { tour: Pick<Tour, 'from' | 'to'> };

/** From when to when a tour went, or that it goes on. */
export function TourYears({ tour: { from, to } }: Props) {
  const t = useTranslations('tours');

  return t('years', { from: String(from), to: to ? String(to) : t('present') });
}
