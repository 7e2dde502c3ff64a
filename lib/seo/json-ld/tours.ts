import type { MusicEvent } from 'schema-dts';

import type { Locale } from '../../i18n/routing';
import type { Event } from '../../data/events/queries';
import { tourHref } from '../../data/tours/href';
import { venueIn, type Tour } from '../../data/tours/tours';
import { absoluteUrl, siteUrl } from '../site-url';
import { cancelled, datedEvenings } from './tour-dates';
import { tourEventNode } from './event';
import { ids } from './ids';

/** What the page of a tour shows besides the tour itself. */
type More = {
  events?: Event[];
  /** The full URLs of the pictures in its gallery. */
  pictures?: string[];
};

/**
 * A tour, with the date and place of its first appearance or event.
 *
 * @returns null when no appearance or event has a known day and place, because structured data of an event needs both
 */
export function tourNode(
  tour: Tour,
  locale: Locale,
  { events = [], pictures = [] }: More = {},
): MusicEvent | null {
  const url = absoluteUrl(tourHref(tour), locale);
  const evenings = [
    ...toStays(tour, locale, url),
    ...events.flatMap((event) => toStay(event, url)),
  ];
  const [first] = evenings.sort((a, b) => a.from.localeCompare(b.from));
  if (!first) return null;
  const last = evenings.map(({ to }) => to).sort();

  return {
    '@type': 'MusicEvent',
    '@id': ids.tour(url),
    name: tour.name,
    description: tour.line[locale],
    url,
    startDate: first.from,
    ...(tour.to && { endDate: last.at(-1) }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...first.where,
    image: imagesOf(tour, pictures),
    performer: [{ '@id': ids.group }, ...tour.guests.map(toGuest)],
    organizer: { '@id': ids.group },
  };
}

/** The poster of a tour, then the first pictures of its gallery. */
function imagesOf({ slug }: Tour, pictures: string[]): string | string[] {
  const poster = siteUrl(`/images/tours/${slug}.webp`);

  return pictures.length > 0 ? [poster, ...pictures.slice(0, maxPictures)] : poster;
}

const maxPictures = 5;

type Stay = { from: string; to: string; where: object };

const toStays = (tour: Tour, locale: Locale, url: string): Stay[] =>
  datedEvenings(tour)
    .filter(({ status }) => status !== cancelled)
    .map(({ appearance, from, to, place }) => ({
      ...{ from, to, where: whereOf(venueIn(appearance, locale), place, url) },
    }));

/** Empty when the place of the event is not known, or the event is cancelled. */
function toStay(event: Event, tour: string): Stay[] {
  const { startDate, endDate } = event.schedule;
  const node = tourEventNode(event, tour);
  if (event.status === 'cancelled' || !('location' in node)) return [];

  const { location, eventAttendanceMode } = node;
  const where = { location, eventAttendanceMode };
  return [{ from: startDate, to: endDate ?? startDate, where }];
}

/** The events of a tour. */
export function tourEventNodes(tour: Tour, events: Event[], locale: Locale): MusicEvent[] {
  const id = ids.tour(absoluteUrl(tourHref(tour), locale));

  return events.map((event) => tourEventNode(event, id));
}

const toGuest = (name: string) => ({ '@type': 'PerformingGroup', name }) as const;

/**
 * The appearances of a tour with a known day, the earliest first.
 *
 * @param hasTourNode whether the page has structured data of the tour. It has none when all appearances were cancelled
 */
export function eveningNodes(tour: Tour, locale: Locale, hasTourNode: boolean): MusicEvent[] {
  const url = absoluteUrl(tourHref(tour), locale);

  return datedEvenings(tour).map(({ appearance, from, to, place, status }) => ({
    '@type': 'MusicEvent',
    name: `${tour.name}: ${venueIn(appearance, locale)}`,
    startDate: from,
    ...(to !== from && { endDate: to }),
    ...status,
    ...whereOf(venueIn(appearance, locale), place, url),
    performer: { '@id': ids.group },
    ...(hasTourNode && { superEvent: { '@id': ids.tour(url) } }),
  }));
}

/**
 * The location of an appearance. `place` is null for an online appearance. Its location is then the URL of the tour's
 * page.
 */
function whereOf(venue: string, place: string | null, url: string) {
  if (place === null) {
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
    } as const;
  }
  return { location: placeNode(venue, place) };
}

function placeNode(name: string, place: string) {
  const [, town, country] = /^(.*), ([A-Z]{2})$/.exec(place) ?? [null, place, null];

  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: town ?? name,
      ...(country && { addressCountry: country }),
    },
  } as const;
}
