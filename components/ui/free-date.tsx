import { useLocale } from 'next-intl';

import { readFreeDate } from '@/lib/free-dates';

type Props = { date: string };

/** A date as it stood on a poster; machines read the days and months in it. */
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
