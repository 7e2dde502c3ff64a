import { useLocale } from 'next-intl';

import { formatDate, type LocalDate } from '@/lib/i18n/dates';
import type { DateFormat } from '@/lib/i18n/date-formats';

type Props = { date: LocalDate; style: DateFormat; className?: string };

/** The space between the day and the month: `2. März 2026`, `2 March 2026`, `Monday, March 2, 2026`. */
const besideDay = /(?<=\d\.?) | (?=\d+,)/;

/** A local date in the language of the page, as a `time` element. No line ends between the day and the month. */
export function FormattedDate({ date, style, className }: Props) {
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {formatDate(date, style, useLocale()).replace(besideDay, '\u00a0')}
    </time>
  );
}
