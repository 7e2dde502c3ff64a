import ical, { escape, ICalEventStatus, type ICalCalendar } from 'ical-generator';

import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { hasNoNewDay } from '../../data/events/event';
import type { Event } from '../../data/events/queries';
import { endOf, startOf } from '../../data/events/start-end-and-expiry';
import { plainText } from '../../html/plain-text';
import { dateParts } from '../../i18n/dates';
import type { Locale } from '../../i18n/routing';
import { productSlug } from '../../config/product-slug';
import { site } from '../../site';
import { zonedMoment } from '../../time-zones/rules';
import { vtimezone } from './vtimezone';

/** The texts of a calendar file in one language, besides the texts of the events themselves. */
export type CalendarWords = {
  language: Locale;
  /** The name of the calendar. A file with one event needs none. */
  name?: string;
  /**
   * The title in a calendar. It says that an event is cancelled, or postponed without a new day, because many calendars
   * do not show the status.
   */
  titleOf: (event: Event) => string;
  /** A notice a visitor must read first. Empty when there is none. */
  notice: (event: Event) => string;
  /** What visitors should know before they come. Each fact is one line. */
  facts: (event: Event) => string[];
  /** The full URL of the event's page. */
  urlOf: (event: Event) => string;
};

const refreshSeconds = 3600;
// Used as the last change when WordPress does not give one. Revisions are counted from this time, in seconds.
const unknownRevision = new Date('2020-01-01T00:00:00Z');

/**
 * Events as an iCalendar file (RFC 5545). The identifier of an event stays the same when the event is moved, renamed or
 * cancelled. Times are in the time zone of the event, and the file contains the rules of that time zone. The file has
 * no METHOD, so DTSTAMP is the last change of the event and not the time when the file was generated (3.8.7.2).
 * Unchanged events therefore give an identical file.
 */
export function toCalendarFile(events: Event[], words: CalendarWords): string {
  const calendar = ical({
    prodId: {
      company: escape(site.product, false),
      product: 'events',
      language: words.language.toUpperCase(),
    },
    timezone: {
      // A calendar needs at least one component (RFC 5545, 3.6): without events, that is the time zone of the site.
      name: events.length > 0 ? null : site.timeZone,
      generator: (timeZone) => vtimezone(timeZone, yearsIn(timeZone, events)),
    },
    ...(words.name && { name: escape(words.name, false), ttl: refreshSeconds }),
  });
  for (const event of events) addEvent(calendar, event, words);

  // A calendar contains no control characters except tabs and line ends (RFC 5545, 3.1).
  return `${calendar.toString().replace(/[^\P{Cc}\t\r\n]/gu, '')}\r\n`;
}

function addEvent(calendar: ICalCalendar, event: Event, words: CalendarWords): void {
  const { schedule, modified } = event;
  const inItsZone = (moment: Date) => zonedMoment(moment, schedule.timeZone);
  const end = endOf(schedule);

  calendar.createEvent({
    id: uidOf(event),
    sequence: sequenceOf(event),
    stamp: modified ?? unknownRevision,
    ...(modified && { lastModified: modified }),
    start: inItsZone(startOf(schedule)),
    end: end && inItsZone(end),
    allDay: schedule.startTime === null,
    timezone: schedule.timeZone,
    summary: words.titleOf(event),
    description: [
      words.notice(event),
      words.facts(event).join('\n'),
      plainText(event.description, words.language, { keepLines: true }),
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: placeOf(event, words.language) || null,
    url: words.urlOf(event),
    status: statusOf(event),
  });
}

/** A postponed event without a new day is tentative: it does not take place on the day in the file (RFC 5545, 3.8.1.11). */
function statusOf(event: Event): ICalEventStatus {
  if (event.status === 'cancelled') return ICalEventStatus.CANCELLED;

  return hasNoNewDay(event) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * The identifier of an event. It is the same in every language and never changes. Each further date of a series has a
 * separate identifier: calendars keep only one of two entries with the same identifier (RFC 5545, 3.8.4.7).
 */
export function uidOf({ id, isFurtherDate, schedule: { startDate, startTime } }: Event): string {
  const date = isFurtherDate ? `-${startDate}${startTime ?? ''}`.replace(/[^\d-]/g, '') : '';

  return `event-${id}${date}@${productSlug}`;
}

/** A number that grows with every change. Calendars apply the version with the higher number. */
function sequenceOf({ modified }: Event): number {
  const seconds = ((modified ?? unknownRevision).getTime() - unknownRevision.getTime()) / 1000;

  return Math.max(0, Math.floor(seconds));
}

const online = { en: en.event.online, de: de.event.online };

/** The venue in one line, in a form that the search of a map understands. Of an online event "Online" and the name. */
export function placeOf({ place, isOnline }: Event, locale: Locale): string {
  if (isOnline) {
    const isSaid = place.name.toLowerCase().startsWith(online[locale].toLowerCase());
    return isSaid ? place.name : [online[locale], place.name].filter(Boolean).join(', ');
  }
  const town = [place.postcode, place.town].filter(Boolean).join(' ');
  const parts = [place.name, place.address, town, place.state, place.country].filter(Boolean);

  return [...new Set(parts)].join(', ');
}

/**
 * The years of the events in a time zone. An event on New Year's Eve may last into the next year, so that year is
 * added. Without events it is always the same year, because no file may depend on the time of its rendering.
 */
function yearsIn(timeZone: string, events: Event[]) {
  const there = events.filter(({ schedule }) => schedule.timeZone === timeZone);
  const years = there.flatMap(({ schedule: { startDate, endDate } }) =>
    [startDate, endDate ?? startDate].map((day) => Number(dateParts(day).year)),
  );
  if (years.length === 0) return { firstYear: 2020, lastYear: 2020 };

  return { firstYear: Math.min(...years), lastYear: Math.max(...years) + 1 };
}
