import { useLocale } from 'next-intl';

import { readFreeTextDate } from '@/lib/data/tours/free-text-dates';

type Props = { date: string };

/** A date as printed on a poster, with `time` elements for machines. */
export function FreeTextDate({ date }: Props) {
  return readFreeTextDate(date, useLocale()).map(({ text, dateTime }) =>
    dateTime ? (
      <time key={text} dateTime={dateTime}>
        {text}
      </time>
    ) : (
      text
    ),
  );
}
