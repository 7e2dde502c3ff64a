import type { MusicEvent } from 'schema-dts';

import { readFreeDate } from '../../free-dates';
import type { Href } from '../../i18n/href';
import { routing, type Locale } from '../../i18n/routing';
import { readLocation, type Appearance, type Tour } from '../../tours';
import { absoluteUrl, siteUrl } from '../addresses';
import { ids } from './ids';

const hrefOf = ({ slug }: Tour): Href => ({ pathname: '/tours/[slug]', params: { slug } });

/**
 * A tour, from its first evening and where that was.
 *
 * @returns null where no evening is known: an event without a day and a place is none
 */
export function tourNode(tour: Tour, locale: Locale): MusicEvent | null {
  const evenings = datedEvenings(tour).filter(({ status }) => status !== cancelled);
  const [first] = evenings;
  const url = absoluteUrl(hrefOf(tour), locale);
  if (!first) return null;

  return {
    '@type': 'MusicEvent',
    '@id': ids.tour(url),
    name: tour.name,
    description: tour.line[locale],
    url,
    startDate: first.from,
    ...(tour.to && { endDate: evenings.at(-1)!.to }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...whereOf(first.appearance, first.place, url),
    image: siteUrl(`/images/tours/${tour.slug}.webp`),
    performer: [{ '@id': ids.group }, ...tour.guests.map(toGuest)],
    organizer: { '@id': ids.group },
  };
}

const toGuest = (name: string) => ({ '@type': 'PerformingGroup', name }) as const;

/** The evenings of a tour that are known to the day, the first one first. */
export function eveningNodes(tour: Tour, locale: Locale): MusicEvent[] {
  const url = absoluteUrl(hrefOf(tour), locale);

  return datedEvenings(tour).map(({ appearance, from, to, place, status }) => ({
    '@type': 'MusicEvent',
    name: `${tour.name}: ${appearance.venue}`,
    startDate: from,
    ...(to !== from && { endDate: to }),
    ...status,
    ...whereOf(appearance, place, url),
    performer: { '@id': ids.group },
    superEvent: { '@id': ids.tour(url) },
  }));
}

type Evening = ReturnType<typeof toEvening>[number];

function datedEvenings({ appearances }: Tour): Evening[] {
  const evenings = (appearances ?? []).flatMap(toEvening);

  return evenings.sort((a, b) => a.from.localeCompare(b.from));
}

const isDay = (dateTime: string | undefined) => /^\d{4}-\d\d-\d\d$/.test(dateTime ?? '');

/** None where the day or the place is not known. */
function toEvening(appearance: Appearance) {
  const { place, statuses } = readLocation(appearance.location);
  const moved = statuses.flatMap((status) => (status.kind === 'postponed' ? [status.to] : []));
  const days = daysOf(moved.at(-1) ?? appearance.date);
  const before = daysOf(moved.at(-2) ?? appearance.date);
  const isOnline = statuses.some(({ kind }) => kind === 'online');
  if (!days || (!place && !isOnline)) return [];

  return [
    {
      appearance,
      ...days,
      place: isOnline ? null : place,
      status: statusOf(
        statuses.some(({ kind }) => kind === 'canceled'),
        moved.length > 0 && before,
      ),
    },
  ];
}

/** The first and the last day of a date as it stood on the posters; null where it names none. */
function daysOf(date: string): { from: string; to: string } | null {
  const days = readFreeDate(date, routing.defaultLocale).flatMap(({ dateTime }) => dateTime ?? []);
  if (days.length === 0 || !days.every(isDay)) return null;

  return { from: days[0]!, to: days.at(-1)! };
}

/** Where an evening was; `place` is null for one that was online, of which no address is left but this page's. */
function whereOf({ venue }: Appearance, place: string | null, url: string) {
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
      addressLocality: town!,
      ...(country && { addressCountry: country }),
    },
  } as const;
}

const cancelled = { eventStatus: 'https://schema.org/EventCancelled' } as const;

function statusOf(isOff: boolean, before: { from: string } | null | false) {
  if (isOff) return cancelled;
  if (!before) return { eventStatus: 'https://schema.org/EventScheduled' } as const;

  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: before.from,
  } as const;
}
