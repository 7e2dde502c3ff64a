import { useLocale } from 'next-intl';

import { readFreeDate } from '@/lib/data/tours/free-dates';

type Props = { date: string };

/** A date as printed on a poster, with `time` elements for machines. */
export function FreeDate({ date }: Props) {
  return readFreeDate(date, useLocale()).map(({ text, dateTime }) =>
    dateTime ? (
      <time key={text} dateTime={dateTime}>
        {text}
      </time>
    ) : (
      text
    ),
  );
}
