import type { useTranslations } from 'next-intl';

import { formatDate, formatTime } from '@/lib/dates';
import type { Event } from '@/lib/events';
import { zoneLabel } from '@/lib/events/zone';
import type { Locale } from '@/lib/i18n/routing';

type Words = ReturnType<typeof useTranslations<'event'>>;

/** The day and, where it is known, the time of an event, as a card has them. */
export function cardTime({ schedule }: Event, t: Words, locale: Locale): string {
  const date = formatDate(schedule.startDate, 'card', locale);
  if (!schedule.startTime) return date;

  return t('at', { date, time: formatTime(schedule.startTime, locale) });
}

/** From when to when by the clock of the place, and what that clock is called; null where no time is known. */
export function eventTimes(event: Event, t: Words, locale: Locale): string | null {
  const { startTime, endTime } = event.schedule;
  if (!startTime) return null;
  const from = formatTime(startTime, locale);
  const times = endTime ? t('times', { from, to: formatTime(endTime, locale) }) : from;
  const label = zoneLabel(event, locale);

  return label ? t('inZone', { times, zone: label }) : times;
}

/** Town, state and country in one line, none of them twice. */
export function placeLine({ place }: Event): string {
  const parts = [place.town, place.state, place.country].filter(Boolean);

  return [...new Set(parts)].join(', ');
}
