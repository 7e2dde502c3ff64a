import type { Event } from '../../events';
import { card, drawn, group, image } from '../../testing/json-ld';
import { eventNode } from './event';

const event: Event & { isUpcoming: boolean } = {
  ...{ id: 7, slug: 'klang', title: 'Klang', language: 'en', languages: ['en'], image: null },
  schedule: {
    ...{ startDate: '2026-10-25', endDate: null, startTime: '01:00', endTime: '04:00' },
    timeZone: 'Europe/Zurich',
  },
  zone: null,
  place: {
    ...{ name: 'Chapel', address: 'Lane 1', town: 'Bern', state: '', country: '', postcode: '' },
    language: 'en',
  },
  ...{ isOnline: false, status: 'scheduled', previousDate: null },
  ticket: { url: 'https://booking.example/klang', text: 'Choose a chair', language: 'en' },
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
      // The clock goes back in between.
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

  it('has days alone where no time is known', () => {
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

  it('was moved from a day that is known, or put off', () => {
    const moved = { ...event, status: 'postponed', previousDate: '2026-05-02' } as const;

    expect(eventNode(moved, card)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-05-02',
    });
    const putOff = eventNode({ ...moved, previousDate: null }, card);
    expect(putOff).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(putOff).not.toHaveProperty('previousStartDate');
  });

  it('is sold neither when it is cancelled nor when it is over', () => {
    const cancelled = eventNode({ ...event, status: 'cancelled' }, card);

    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled).not.toHaveProperty('offers');
    expect(eventNode({ ...event, isUpcoming: false }, card)).not.toHaveProperty('offers');
  });

  it('takes place where it is booked when it is online', () => {
    const nowhere = { name: '', address: '', town: '', state: '', country: '', postcode: '' };
    const place = { ...nowhere, language: 'en' as const };

    expect(eventNode({ ...event, place, isOnline: true }, card)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://booking.example/klang' },
    });
    expect(eventNode({ ...event, place }, card)).not.toHaveProperty('location');
  });

  it('names its picture at an address of ours, before the drawn one', () => {
    expect(eventNode({ ...event, image }, card)).toMatchObject({
      image: ['https://site.example/api/media/2026/05/a.webp?v=1', drawn],
    });
  });
});
