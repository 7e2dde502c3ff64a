import { useTranslations } from 'next-intl';

type Props = { guests: string[] };

/** The guests of a tour. Renders nothing when there were none. */
export function TourGuests({ guests }: Props) {
  const t = useTranslations('tours');
  if (guests.length === 0) return null;

  return (
    <p className="text-base font-semibold tracking-wide text-champagne">
      {t('guests', { names: guests.join(', ') })}
    </p>
  );
}
