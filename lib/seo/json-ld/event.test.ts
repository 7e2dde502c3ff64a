import type { EventDetails } from '../../data/events/queries';
import { unknownAdmission } from '../../testing/admission';
import { card, drawn, group, image } from '../../testing/json-ld';
import { eventNode } from './event';

const event: Omit<EventDetails, 'text'> = {
  ...{ id: 7, slug: 'klang', title: 'Klang', language: 'en', languages: ['en'], image: null },
  schedule: {
    ...{ startDate: '2026-10-25', endDate: null, startTime: '01:00', endTime: '04:00' },
    timeZone: 'Europe/Zurich',
  },
  zone: null,
  place: { name: 'Chapel', address: 'Lane 1', town: 'Bern', state: '', country: '', postcode: '' },
  ...{ isOnline: false, status: 'scheduled', previousDate: null },
  ticket: { url: 'https://booking.example/klang', text: 'Choose a chair', language: 'en' },
  admission: unknownAdmission,
  tour: null,
  ...{ description: '', seo: { title: null, description: 'An evening.' }, modified: null },
  isUpcoming: true,
};

describe('eventNode', () => {
  it('has everything that is known, by the clock of its place', () => {
    const url = 'https://site.example/events/klang';

    expect(eventNode(event, card)).toEqual({
      ...{ '@type': 'MusicEvent', '@id': `${url}#event`, name: 'Klang', url },
      ...{ description: 'An evening.', inLanguage: 'en' },
      mainEntityOfPage: { '@id': `${url}#page` },
      // The clock is set back between start and end.
      startDate: '2026-10-25T01:00:00+02:00',
      endDate: '2026-10-25T04:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        ...{ '@type': 'Place', name: 'Chapel' },
        address: { '@type': 'PostalAddress', streetAddress: 'Lane 1', addressLocality: 'Bern' },
      },
      image: [drawn],
      offers: { '@type': 'Offer', url: 'https://booking.example/klang', name: 'Choose a chair' },
      ...{ performer: group, organizer: group },
    });
  });

  it('has only days when no time is known', () => {
    const schedule = { ...event.schedule, startTime: null, endTime: null, endDate: '2026-10-26' };

    expect(eventNode({ ...event, schedule }, card)).toMatchObject({
      ...{ startDate: '2026-10-25', endDate: '2026-10-26' },
    });
  });

  it('has the offset of a place far away, and an end in the night after', () => {
    const schedule = {
      ...event.schedule,
      ...{ startTime: '21:00', endTime: '01:00', timeZone: 'America/Los_Angeles' },
    };

    expect(eventNode({ ...event, schedule }, card)).toMatchObject({
      startDate: '2026-10-25T21:00:00-07:00',
      endDate: '2026-10-26T01:00:00-07:00',
    });
  });

  it('is rescheduled from a known day, or postponed without a new one', () => {
    const moved = { ...event, status: 'postponed', previousDate: '2026-05-02' } as const;

    expect(eventNode(moved, card)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-05-02',
    });
    const putOff = eventNode({ ...moved, previousDate: null }, card);
    expect(putOff).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(putOff).not.toHaveProperty('previousStartDate');
  });

  it('ends on its last day when the hour of its end is not known', () => {
    const schedule = { ...event.schedule, endDate: '2026-10-27', endTime: null };

    expect(eventNode({ ...event, schedule }, card)).toMatchObject({ endDate: '2026-10-27' });
  });

  it('offers no tickets when it is cancelled or over', () => {
    const cancelled = eventNode({ ...event, status: 'cancelled' }, card);

    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled).not.toHaveProperty('offers');
    expect(eventNode({ ...event, isUpcoming: false }, card)).not.toHaveProperty('offers');
  });

  it('has the doors time, price, supporting acts, minimum age and accessibility', () => {
    const admission: EventDetails['admission'] = {
      ...{ doorsTime: '00:15', availability: 'few_left', presaleFrom: '2026-09-01T10:00:00' },
      ...{ price: { amount: 35, currency: 'CHF' }, supportingActs: ['Duo Windfang'] },
      ...{ minimumAge: 16, ageNote: null },
      accessibility: { text: 'Step-free\nHearing loop', language: 'en' },
    };

    expect(eventNode({ ...event, admission }, card)).toMatchObject({
      doorTime: '2026-10-25T00:15:00+02:00',
      typicalAgeRange: '16-',
      performer: [group, { '@type': 'PerformingGroup', name: 'Duo Windfang' }],
      location: {
        amenityFeature: {
          ...{ '@type': 'LocationFeatureSpecification', name: 'Accessibility' },
          value: 'Step-free, Hearing loop',
        },
      },
      offers: {
        ...{ '@type': 'Offer', url: 'https://booking.example/klang' },
        ...{ price: '35.00', priceCurrency: 'CHF', validFrom: '2026-09-01T10:00:00+02:00' },
        availability: 'https://schema.org/LimitedAvailability',
      },
    });
  });

  it('is sold out, or free, with its own address when there is none for tickets', () => {
    const known = { ...unknownAdmission, availability: 'sold_out' } as const;
    const free = { ...known, price: { amount: 0, currency: 'EUR' } };

    expect(eventNode({ ...event, ticket: null, admission: free }, card)).toMatchObject({
      isAccessibleForFree: true,
      offers: {
        url: 'https://site.example/events/klang',
        ...{ price: '0.00', priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
      },
    });
    const unsold = { ...event, ticket: null, admission: unknownAdmission };
    expect(eventNode(unsold, card)).not.toHaveProperty('offers');
    expect(eventNode({ ...event, isUpcoming: false, admission: free }, card)).not.toHaveProperty(
      'offers',
    );
  });

  it('is part of its tour, by the address of the page in its language', () => {
    expect(eventNode({ ...event, tour: 'wonder', language: 'de' }, card)).toMatchObject({
      superEvent: { '@id': 'https://site.example/de/touren/wonder#tour' },
    });
    expect(eventNode(event, card)).not.toHaveProperty('superEvent');
  });

  it('is part of no tour without a place, or cancelled: no page may describe such a tour', () => {
    const place = { name: '', address: '', town: '', state: '', country: '', postcode: '' };
    const ofTour = { ...event, tour: 'wonder' };

    expect(eventNode({ ...ofTour, place }, card)).not.toHaveProperty('superEvent');
    expect(eventNode({ ...ofTour, status: 'cancelled' }, card)).not.toHaveProperty('superEvent');
  });

  it('has the ticket address as its place when it is online', () => {
    const place = { name: '', address: '', town: '', state: '', country: '', postcode: '' };

    expect(eventNode({ ...event, place, isOnline: true }, card)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://booking.example/klang' },
    });
    expect(eventNode({ ...event, place }, card)).not.toHaveProperty('location');
    expect(eventNode({ ...event, place: { ...place, name: 'Chapel' } }, card)).toMatchObject({
      location: { '@type': 'Place', name: 'Chapel', address: 'Chapel' },
    });
  });

  it.each([
    ['town', 'addressLocality'],
    ['address', 'streetAddress'],
    ['state', 'addressRegion'],
    ['country', 'addressCountry'],
    ['postcode', 'postalCode'],
  ] as const)('names its place when only its %s is known', (part, property) => {
    const nothing = { name: '', address: '', town: '', state: '', country: '', postcode: '' };

    expect(eventNode({ ...event, place: { ...nothing, [part]: 'Tyrol' } }, card)).toMatchObject({
      location: { name: 'Tyrol', address: { '@type': 'PostalAddress', [property]: 'Tyrol' } },
    });
  });

  it('has its picture with a URL on our host, before the share image', () => {
    expect(eventNode({ ...event, image }, card)).toMatchObject({
      image: ['https://site.example/api/media/2026/05/a.webp?v=1', drawn],
    });
  });
});
