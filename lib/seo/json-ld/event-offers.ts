import type { MusicEvent, Offer } from 'schema-dts';

import { doorsOf, type Admission } from '../../data/events/admission';
import type { Event } from '../../data/events/queries';
import { isoInZone, toMoment } from '../../time-zones/local-time';
import { siteUrl } from '../site-url';
import { ids } from './ids';
import type { Typed } from './node';

const availabilities = {
  available: 'https://schema.org/InStock',
  few_left: 'https://schema.org/LimitedAvailability',
  sold_out: 'https://schema.org/SoldOut',
} as const;

/**
 * The tickets of an event, with the URL of the ticket link, or else of the event's page. Empty for an event that is
 * over or cancelled, or when nothing is known about tickets.
 */
export function offersOf(
  event: Event & { isUpcoming: boolean },
  url: string,
): { offers?: Typed<Offer, 'Offer'> } {
  const { ticket, status, isUpcoming, admission, schedule } = event;
  const { availability, price, presaleFrom } = admission;
  const isTold = ticket || price || presaleFrom || (availability && availability !== 'available');
  if (!isTold || !isUpcoming || status === 'cancelled') return {};

  return {
    offers: {
      '@type': 'Offer',
      url: ticket ? siteUrl(ticket.url) : url,
      name: ticket?.text || undefined,
      ...(price && { price: price.amount.toFixed(2), priceCurrency: price.currency }),
      ...(availability && { availability: availabilities[availability] }),
      ...(presaleFrom && { validFrom: toMoment(presaleFrom, schedule.timeZone) }),
    },
  };
}

/** The time when the doors open, the minimum age, and whether admission is free, as far as they are known. */
export function admissionOf(
  event: Event,
): Pick<Typed<MusicEvent, 'MusicEvent'>, 'doorTime' | 'typicalAgeRange' | 'isAccessibleForFree'> {
  const { minimumAge, price } = event.admission;
  const doors = doorsOf(event);

  return {
    ...(doors && { doorTime: isoInZone(doors, event.schedule.timeZone) }),
    ...(minimumAge && { typicalAgeRange: `${minimumAge}-` }),
    ...(price?.amount === 0 && { isAccessibleForFree: true }),
  };
}

/** The group and the supporting acts. */
export function performersOf({ admission: { supportingActs } }: Event) {
  const group = { '@id': ids.group };
  if (supportingActs.length === 0) return group;

  return [group, ...supportingActs.map((name) => ({ '@type': 'PerformingGroup', name }) as const)];
}

/**
 * The information about accessibility. schema.org has a property for it on creative works only, so it is an amenity of
 * the venue here.
 */
export function amenityOf({ accessibility }: Admission) {
  if (!accessibility) return {};

  return {
    amenityFeature: {
      '@type': 'LocationFeatureSpecification',
      name: 'Accessibility',
      value: accessibility.text.replaceAll('\n', ', '),
    },
  } as const;
}
