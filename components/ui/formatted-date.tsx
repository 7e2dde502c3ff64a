import { useLocale } from 'next-intl';

import { formatDate, type LocalDate } from '@/lib/dates';
import type { DateFormat } from '@/lib/i18n/formats';

type Props = { date: LocalDate; style: DateFormat; className?: string };

export function FormattedDate({ date, style, className }: Props) {
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {formatDate(date, style, useLocale())}
    </time>
  );
}
