import ical, { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import type { Event } from '../events';
import { endOf, startOf } from '../events/schedule';
import { plainText } from '../html';
import type { Locale } from '../i18n/routing';
import { productSlug } from '../product-slug';
import { site } from '../site';

/** What a calendar says beside the events' own words, in one language. */
export type CalendarWords = {
  language: Locale;
  /** The name of the whole; a file of one event needs none. */
  name?: string;
  /** The title of an event that will not take place: many calendars show no status. */
  cancelled: (title: string) => string;
  /** What a visitor has to know before all else; empty where there is nothing. */
  notice: (event: Event) => string;
  /** The full address of its page. */
  urlOf: (event: Event) => string;
};

const refreshSeconds = 3600;
// Stands for the last change where the source does not tell it, and is the moment changes are numbered from.
const unknownRevision = new Date('2020-01-01T00:00:00Z');

/**
 * Events as an iCalendar file (RFC 5545), each under an identifier that stays when it is moved, renamed or cancelled.
 * Times are those of the event's own zone, whose rules come with the file. It names no method, so that DTSTAMP is when the
 * event was changed last, and not when the file was made (3.8.7.2): the same events are the same file.
 */
export function toCalendarFile(events: Event[], words: CalendarWords): string {
  const calendar = ical({
    prodId: { company: site.product, product: 'events', language: words.language.toUpperCase() },
    timezone: { name: null, generator: zoneRules },
    ...(words.name && { name: words.name, ttl: refreshSeconds }),
  });
  for (const event of events) addEvent(calendar, event, words);

  return `${calendar.toString()}\r\n`;
}

function addEvent(calendar: ICalCalendar, event: Event, words: CalendarWords): void {
  const { schedule, status, title, modified } = event;
  const isCancelled = status === 'cancelled';

  calendar.createEvent({
    id: uidOf(event),
    sequence: sequenceOf(event),
    stamp: modified ?? unknownRevision,
    ...(modified && { lastModified: modified }),
    start: startOf(schedule),
    end: endOf(schedule),
    allDay: schedule.startTime === null,
    timezone: schedule.timeZone,
    summary: isCancelled ? words.cancelled(title) : title,
    description: [words.notice(event), plainText(event.description, words.language)]
      .filter(Boolean)
      .join('\n\n'),
    location: placeOf(event) || null,
    url: words.urlOf(event),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** One identifier in every language and for ever. */
export function uidOf({ id }: Event): string {
  return `event-${id}@${productSlug}`;
}

/** A number that grows with every change: calendars take over what has a larger one. */
function sequenceOf({ modified }: Event): number {
  const seconds = ((modified ?? unknownRevision).getTime() - unknownRevision.getTime()) / 1000;

  return Math.max(0, Math.floor(seconds));
}

/** The place in one line, as a map would find it. */
export function placeOf({ place }: Event): string {
  const town = [place.postcode, place.town].filter(Boolean).join(' ');
  const parts = [place.name, place.address, town, place.state, place.country].filter(Boolean);

  return [...new Set(parts)].join(', ');
}

/** The rules of a zone as a VTIMEZONE; null for one that is unknown, whose times are then written in UTC. */
function zoneRules(name: string): string | null {
  const [rules] = tzlib_get_ical_block(name);

  return rules ? rules.replace(/\r?\n/g, '\r\n') : null;
}
