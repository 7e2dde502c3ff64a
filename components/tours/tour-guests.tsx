import { useTranslations } from 'next-intl';

type Props = { guests: string[] };

/** Who came along; nothing where nobody did. */
export function TourGuests({ guests }: Props) {
  const t = useTranslations('tours');
  if (guests.length === 0) return null;

  return (
    <p className="text-base font-semibold tracking-wide text-champagne">
      {t('guests', { names: guests.join(', ') })}
    </p>
  );
}
