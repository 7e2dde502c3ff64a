import { useLocale, useTranslations } from 'next-intl';

import { FactBox } from '@/components/ui/fact-box';
import { FormattedDate } from '@/components/ui/formatted-date';
import type { Event } from '@/lib/events';

import { eventTimes } from './event-words';

type Props = { event: Event };

/** When an event is, by the clock of its place. */
export function DateBox({ event }: Props) {
  const t = useTranslations('event');
  const { startDate, endDate } = event.schedule;
  const times = eventTimes(event, t, useLocale());
  const isStruck = event.status === 'cancelled' ? 'line-through' : '';

  return (
    <FactBox title={t('dateTime')}>
      <p className={`text-lead ${isStruck}`}>
        <FormattedDate date={startDate} style="day" />
        {endDate && endDate !== startDate && (
          <>
            {' – '}
            <FormattedDate date={endDate} style="day" />
          </>
        )}
      </p>
      {times && <p className={`text-champagne ${isStruck}`}>{times}</p>}
    </FactBox>
  );
}
