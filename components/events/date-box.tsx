import { useLocale, useTranslations } from 'next-intl';

import { FactBox } from '@/components/ui/fact-box';
import { FormattedDate } from '@/components/ui/formatted-date';
import { doorsLine } from '@/lib/data/events/admission-words';
import { isDateOff } from '@/lib/data/events/event';
import type { Event } from '@/lib/data/events/queries';

import { eventTimes } from './event-words';

type Props = { event: Event };

/** Date and time of an event, in the time zone of its venue. */
export function DateBox({ event }: Props) {
  const t = useTranslations('event');
  const { startDate, endDate } = event.schedule;
  const locale = useLocale();
  const times = eventTimes(event, t, locale);
  const doors = doorsLine(event.admission, t, locale);
  const strike = isDateOff(event) ? 'line-through' : '';

  return (
    <FactBox title={t('dateTime')}>
      <p className={`text-lead ${strike}`}>
        <FormattedDate date={startDate} style="day" />
        {endDate && (
          <>
            {' – '}
            <FormattedDate date={endDate} style="day" />
          </>
        )}
      </p>
      {times && <p className={`text-champagne ${strike}`}>{times}</p>}
      {doors && <p className={`text-haze ${strike}`}>{doors}</p>}
    </FactBox>
  );
}
