import { useLocale } from 'next-intl';

import { readFreeTextDate } from '@/lib/data/tours/free-text-dates';

type Props = { date: string };

/** A date in free text, such as on a poster. The parts that can be read as dates become `time` elements. */
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
