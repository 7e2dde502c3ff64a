import { useLocale, useTranslations } from 'next-intl';

import { formatDate } from '@/lib/i18n/dates';
import { hasNoNewDay } from '@/lib/data/events/event';
import type { EventDetails } from '@/lib/data/events/queries';

import { StatusMark } from './status-mark';

type Props = { event: EventDetails };

/** The notice that an event is cancelled, postponed or over. */
export function EventNotice({ event }: Props) {
  const t = useTranslations('event');
  const { status, isUpcoming } = event;
  if (status === 'scheduled') {
    return isUpcoming ? null : <p className="text-lead text-haze">{t('overText')}</p>;
  }

  return (
    <div className={`event-notice event-${status}`}>
      <StatusMark status={status} />
      <p className="text-lead">
        {status === 'cancelled' ? t('cancelledText') : <PostponedWords event={event} />}
      </p>
    </div>
  );
}

/** The day on which the postponed event was first planned, and whether the event is still to come. */
function PostponedWords({ event }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  const { previousDate, isUpcoming } = event;
  if (!previousDate || hasNoNewDay(event)) return t('postponedOpen');

  const date = formatDate(previousDate, 'long', locale);
  return t(isUpcoming ? 'postponedFrom' : 'wasPostponedFrom', { date });
}
