import { formatDate } from '../../i18n/dates';
import type { Locale } from '../../i18n/routing';
import type { EventWords } from './admission-words';
import { hasNoNewDay, type Event } from './event';

/**
 * The sentence that the event is cancelled or postponed, as plain text for its page and for files such as a calendar.
 * Empty when it is neither. Without `isUpcoming`, the event counts as upcoming.
 */
export function statusLine(
  event: Event & { isUpcoming?: boolean },
  t: EventWords,
  locale: Locale,
): string {
  const { status, previousDate, isUpcoming = true } = event;
  if (status === 'cancelled') return t('cancelledText');
  if (status === 'scheduled') return '';
  if (!previousDate || hasNoNewDay(event)) return t('postponedOpen');

  const date = formatDate(previousDate, 'sentence', locale);
  return t(isUpcoming ? 'postponedFrom' : 'wasPostponedFrom', { date });
}

/** The title of an event where its status is not shown next to it: in calendars and feeds. */
export function announcedTitle(event: Event, t: EventWords): string {
  const { title, status } = event;
  if (status === 'cancelled') return t('calendarCancelled', { title });

  return hasNoNewDay(event) ? t('calendarPostponed', { title }) : title;
}
