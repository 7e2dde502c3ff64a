import { formatISO } from 'date-fns';
import type { MusicEvent, Place as PlaceNode, VirtualLocation } from 'schema-dts';

import type { Event, Place } from '../../events';
import { endOf, startOf } from '../../events/schedule';
import { absoluteUrl, siteUrl } from '../addresses';
import { toDescription } from '../description';
import { ids } from './ids';
import { picturesOf } from './pictures';

/**
 * An event, in the language of its words, by the clock of its place.
 *
 * @param isUpcoming whether it can still be gone to: what is over is not sold
 */
export function eventNode(event: Event & { isUpcoming: boolean }, card: string): MusicEvent {
  const { title, slug, language, seo, isOnline, image } = event;
  const url = absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, language);
  const attendance = isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  const location = isOnline ? virtualLocation(event, url) : placeNode(event.place);

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
    eventAttendanceMode: `https://schema.org/${attendance}`,
    ...(location && { location }),
    image: picturesOf(image, card),
    ...offersOf(event),
    performer: { '@id': ids.group },
    organizer: { '@id': ids.group },
  };
}

function timesOf({ schedule }: Event): Pick<MusicEventFields, 'startDate' | 'endDate'> {
  const { startDate, endDate, startTime } = schedule;
  const end = endOf(schedule);
  // A whole day has no hours: its last one is named, not the midnight after it.
  if (!startTime) return { startDate, ...(endDate && { endDate }) };

  return { startDate: formatISO(startOf(schedule)), ...(end && { endDate: formatISO(end) }) };
}

type MusicEventFields = {
  startDate: string;
  endDate?: string;
  eventStatus: `https://schema.org/Event${'Scheduled' | 'Cancelled' | 'Postponed' | 'Rescheduled'}`;
  previousStartDate?: string;
};

// What schema.org calls postponed has no new day yet; one that was moved from a day that is known has.
function statusOf({
  status,
  previousDate,
  schedule,
}: Event): Pick<MusicEventFields, 'eventStatus' | 'previousStartDate'> {
  if (status === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' };
  if (status === 'scheduled') return { eventStatus: 'https://schema.org/EventScheduled' };
  if (!previousDate || previousDate === schedule.startDate) {
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

function placeNode(place: Place): PlaceNode | null {
  const { name, address, town, state, postcode, country } = place;
  const parts = {
    streetAddress: address,
    addressLocality: town,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: country,
  };
  const told = Object.fromEntries(Object.entries(parts).filter(([, words]) => words));
  if (!name && Object.keys(told).length === 0) return null;

  return {
    '@type': 'Place',
    name: name || town || address || country,
    ...(Object.keys(told).length > 0 && { address: { '@type': 'PostalAddress', ...told } }),
  };
}

function offersOf({ ticket, status, isUpcoming }: Event & { isUpcoming: boolean }) {
  if (!ticket || !isUpcoming || status === 'cancelled') return {};

  return {
    offers: { '@type': 'Offer', url: siteUrl(ticket.url), name: ticket.text || undefined },
  } as const;
}
