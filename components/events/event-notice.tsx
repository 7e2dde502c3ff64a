import { useLocale, useTranslations } from 'next-intl';

import { formatDate } from '@/lib/dates';
import type { EventDetails } from '@/lib/events';

import { StatusMark } from './status-mark';

type Props = { event: EventDetails };

/** What a visitor has to know before all else: that an event is off, was moved, or is over. */
export function EventNotice({ event }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  const { status, previousDate, isUpcoming } = event;
  if (status === 'scheduled') {
    return isUpcoming ? null : <p className="text-lead text-haze">{t('overText')}</p>;
  }
  const words = {
    cancelled: t('cancelledText'),
    postponed: previousDate
      ? t('postponedFrom', { date: formatDate(previousDate, 'long', locale) })
      : t('postponedText'),
  };

  return (
    <div className={`event-notice event-${status}`}>
      <StatusMark status={status} />
      <p className="text-lead">{words[status]}</p>
      {!isUpcoming && status === 'postponed' && <p className="text-haze">{t('overText')}</p>}
    </div>
  );
}
