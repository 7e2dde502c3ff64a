import type { MusicEvent } from 'schema-dts';

import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import type { Appearance, Tour } from '../../tours';
import { absoluteUrl, siteUrl } from '../addresses';
import { cancelled, datedEvenings } from './evenings';
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
