import { formatDate } from '../../i18n/dates';
import type { Locale } from '../../i18n/routing';
import type { EventWords } from './admission-words';
import { hasNoNewDay, type Event } from './event';

/**
 * The sentence that the event is cancelled or postponed, as plain text for files such as a calendar. Empty when it is
 * neither. On its page, `components/events/event-notice.tsx` shows the same.
 */
export function statusLine(event: Event, t: EventWords, locale: Locale): string {
  const { status, previousDate } = event;
  if (status === 'cancelled') return t('cancelledText');
  if (status === 'scheduled') return '';
  if (!previousDate || hasNoNewDay(event)) return t('postponedOpen');

  return t('postponedFrom', { date: formatDate(previousDate, 'long', locale) });
}
