import type { MusicEvent, Place as PlaceNode, VirtualLocation } from 'schema-dts';

import { hasNoNewDay } from '../../data/events/event';
import type { Event, EventDetails } from '../../data/events/queries';
import { endOf, startOf } from '../../data/events/start-end-and-expiry';
import { isoInZone } from '../../time-zones/local-time';
import { absoluteUrl, siteUrl } from '../site-url';
import { toDescription } from '../description';
import { admissionOf, amenityOf, offersOf, performersOf } from './event-offers';
import { ids } from './ids';
import { picturesOf } from './pictures';

/**
 * An event, in the language of its texts, with times in the time zone of its venue.
 *
 * @param event a past event gets no ticket offers
 */
export function eventNode(event: Omit<EventDetails, 'text'>, card: string): MusicEvent {
  const { title, slug, language, seo, isOnline, image } = event;
  const url = absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, language);
  const location = isOnline ? virtualLocation(event, url) : placeNode(event);

  return {
    '@type': 'MusicEvent',
    '@id': ids.event(url),
    name: title,
    description: toDescription(seo.description) || undefined,
    url,
    mainEntityOfPage: { '@id': ids.page(url) },
    inLanguage: language,
    ...timesOf(event),
    ...statusOf(event),
    ...attendanceOf(event),
    ...(location && { location }),
    image: picturesOf(image, card),
    ...offersOf(event, url),
    ...admissionOf(event),
    performer: performersOf(event),
    organizer: { '@id': ids.group },
    ...(location && superEventOf(event)),
  };
}

function attendanceOf({ isOnline }: Event) {
  const mode = isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';

  return { eventAttendanceMode: `https://schema.org/${mode}` } as const;
}

/** An event of a tour, for the page of the tour. Contains the main data only: the page of the event has the rest. */
export function tourEventNode(event: Event, tour: string): MusicEvent {
  const { title, slug, language } = event;
  const url = absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, language);
  const location = event.isOnline ? virtualLocation(event, url) : placeNode(event);

  return {
    '@type': 'MusicEvent',
    '@id': ids.event(url),
    name: title,
    url,
    ...timesOf(event),
    ...statusOf(event),
    ...attendanceOf(event),
    ...(location && { location }),
    performer: performersOf(event),
    superEvent: { '@id': tour },
  };
}

/**
 * The tour of an event. A cancelled event names no tour, because it may be the only event of the tour: then the page of
 * the tour has no structured data of the tour (tours.ts).
 */
function superEventOf({ tour, language, status }: Event) {
  if (!tour || status === 'cancelled') return {};
  const url = absoluteUrl({ pathname: '/tours/[slug]', params: { slug: tour } }, language);

  return { superEvent: { '@id': ids.tour(url) } };
}

function timesOf({ schedule }: Event): Pick<MusicEventFields, 'startDate' | 'endDate'> {
  const { startDate, endDate, startTime, endTime, timeZone } = schedule;
  const end = endOf(schedule);
  // An all-day event has no times. Its end is its last day, not the midnight after it.
  if (!startTime) return { startDate, ...(endDate && { endDate }) };

  return {
    startDate: isoInZone(startOf(schedule), timeZone),
    // The same applies to an event of several days without an end time.
    ...(endDate && !endTime ? { endDate } : end && { endDate: isoInZone(end, timeZone) }),
  };
}

type MusicEventFields = {
  startDate: string;
  endDate?: string;
  eventStatus: `https://schema.org/Event${'Scheduled' | 'Cancelled' | 'Postponed' | 'Rescheduled'}`;
  previousStartDate?: string;
};

// In schema.org, "postponed" means that there is no new day yet. An event with a new day is "rescheduled".
function statusOf(event: Event): Pick<MusicEventFields, 'eventStatus' | 'previousStartDate'> {
  const { status, previousDate } = event;
  if (status === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' };
  if (status === 'scheduled') return { eventStatus: 'https://schema.org/EventScheduled' };
  if (!previousDate || hasNoNewDay(event)) {
    return { eventStatus: 'https://schema.org/EventPostponed' };
  }
  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: previousDate,
  };
}

const virtualLocation = ({ ticket }: Event, url: string): VirtualLocation => ({
  '@type': 'VirtualLocation',
  url: ticket ? siteUrl(ticket.url) : url,
});

function placeNode({ place, admission }: Event): PlaceNode | null {
  const { name, address, town, state, postcode, country } = place;
  const parts = {
    streetAddress: address,
    addressLocality: town,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: country,
  };
  const given = Object.fromEntries(Object.entries(parts).filter(([, words]) => words));
  if (!name && Object.keys(given).length === 0) return null;

  return {
    '@type': 'Place',
    name: name || town || address || state || country || postcode,
    // Google requires an address. Without one, the name is what a visitor can search for.
    address: Object.keys(given).length > 0 ? { '@type': 'PostalAddress', ...given } : name,
    ...amenityOf(admission),
  };
}
