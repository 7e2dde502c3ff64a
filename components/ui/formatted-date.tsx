import { useLocale } from 'next-intl';

import { formatDate, type LocalDate } from '@/lib/i18n/dates';
import type { DateFormat } from '@/lib/i18n/date-formats';

type Props = { date: LocalDate; style: DateFormat; className?: string };

/** A local date in the language of the page, as a `time` element. */
export function FormattedDate({ date, style, className }: Props) {
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {formatDate(date, style, useLocale())}
    </time>
  );
}
