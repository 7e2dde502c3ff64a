import { useLocale, useTranslations } from 'next-intl';

import type { EventDetails } from '@/lib/data/events/queries';
import { statusLine } from '@/lib/data/events/status-line';

import { StatusMark } from './status-mark';

type Props = { event: EventDetails };

/** The notice that an event is cancelled, postponed or over. */
export function EventNotice({ event }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  const { status, isUpcoming } = event;
  if (status === 'scheduled') {
    return isUpcoming ? null : <p className="text-lead text-haze">{t('overText')}</p>;
  }

  return (
    <div className={`event-notice event-${status}`}>
      <StatusMark status={status} />
      <p className="text-lead">{statusLine(event, t, locale)}</p>
    </div>
  );
}
