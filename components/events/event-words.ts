import { formatDate, formatTime } from '@/lib/i18n/dates';
import type { EventWords } from '@/lib/data/events/admission-words';
import type { Event } from '@/lib/data/events/queries';
import { zoneLabel } from '@/lib/data/events/zone';
import type { Locale } from '@/lib/i18n/routing';

/** The day and, if known, the time of an event, for a card. */
export function cardTime({ schedule }: Event, t: EventWords, locale: Locale): string {
  const date = formatDate(schedule.startDate, 'card', locale);
  if (!schedule.startTime) return date;

  return t('at', { date, time: formatTime(schedule.startTime, locale) });
}

/** Start and end time in the time zone of the venue, with the name of the time zone. Null when no time is known. */
export function eventTimes(event: Event, t: EventWords, locale: Locale): string | null {
  const { startTime, endTime } = event.schedule;
  if (!startTime) return null;
  const from = formatTime(startTime, locale);
  const times = endTime ? t('times', { from, to: formatTime(endTime, locale) }) : from;
  const label = zoneLabel(event, locale);

  return label ? t('inZone', { times, zone: label }) : times;
}

/** This character, after a hyphen, prevents a line break within a name such as "Baden-Württemberg". */
const wordJoiner = '\u2060';

/** Town, state and country in one line, without repeating a name. */
export function placeLine({ place }: Event): string {
  const parts = [place.town, place.state, place.country].filter(Boolean);

  return [...new Set(parts)].join(', ').replaceAll('-', `-${wordJoiner}`);
}
