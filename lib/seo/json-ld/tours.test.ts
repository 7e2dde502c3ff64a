import type { Tour } from '../../data/tours/tours';
import { group } from '../../testing/json-ld';
import type { Event } from '../../data/events/queries';
import { unknownAdmission } from '../../testing/admission';
import { eveningNodes, tourEventNodes, tourNode } from './tours';

describe('tours', () => {
  const tour: Tour = {
    ...{ slug: 'wonder', name: 'Wonder', from: 2021, to: 2023, guests: ['Frau Holunder'] },
    ...{ line: { en: 'Through.', de: 'Durch.' }, story: { en: '', de: '' } },
    appearances: [
      { date: '5 FEB 2022', venue: 'Saal', location: 'BERN, CH - POSTPONED TO 14 JAN 2023!' },
      { date: '23/24 OCT 2021', venue: 'Keller', location: 'ULM, DE' },
      { date: '18 SEP 2021', venue: 'Studio', location: 'ZOOM, ONLINE' },
      { date: 'AUG 2021', venue: 'Stube', location: 'BERN, CH' },
      { date: '1 AUG 2021', venue: 'Alp', location: 'BERN, CH - CANCELED!' },
    ],
  };

  it('last from the first evening that took place to the last', () => {
    expect(tourNode(tour, 'de')).toMatchObject({
      ...{ name: 'Wonder', description: 'Durch.', startDate: '2021-09-18', endDate: '2023-01-14' },
      location: { '@type': 'VirtualLocation', url: 'https://site.example/de/touren/wonder' },
      performer: [group, { '@type': 'PerformingGroup', name: 'Frau Holunder' }],
    });
  });

  it('name the evenings that are known to the day, and what became of them', () => {
    const evenings = eveningNodes(tour, 'en', true) as unknown as Record<string, unknown>[];

    expect(evenings.map((each) => [each.startDate, each.eventStatus])).toEqual([
      ['2021-08-01', 'https://schema.org/EventCancelled'],
      ['2021-09-18', 'https://schema.org/EventScheduled'],
      ['2021-10-23', 'https://schema.org/EventScheduled'],
      ['2023-01-14', 'https://schema.org/EventRescheduled'],
    ]);
    expect(evenings[2]).toMatchObject({
      ...{ name: 'Wonder: Keller', endDate: '2021-10-24' },
      location: { name: 'Keller', address: { addressLocality: 'ULM', addressCountry: 'DE' } },
    });
    expect(evenings[3]).toMatchObject({
      previousStartDate: '2022-02-05',
      superEvent: { '@id': 'https://site.example/tours/wonder#tour' },
    });
  });

  it('describe a venue without a name in the language of the page', () => {
    const venue = { en: 'A kitchen', de: 'Eine Küche' };
    const told = { ...tour, appearances: [{ date: '5 FEB 2022', venue, location: 'BERN, CH' }] };

    expect(tourNode(told, 'en')).toMatchObject({ location: { name: 'A kitchen' } });
    expect(eveningNodes(told, 'de', true)).toMatchObject([
      { name: 'Wonder: Eine Küche', location: { name: 'Eine Küche' } },
    ]);
  });

  it('have evenings outside any tour when all of them were cancelled', () => {
    const off = { ...tour, appearances: tour.appearances!.slice(-1) };
    const node = tourNode(off, 'en');
    const evenings = eveningNodes(off, 'en', node !== null);

    expect(node).toBeNull();
    expect(evenings).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }]);
    expect(evenings[0]).not.toHaveProperty('superEvent');
  });

  it('begin with their first event where no appearance is known, and have the events within them', () => {
    const plain = { ...tour, appearances: null, to: null };
    const url = 'https://site.example/tours/wonder';
    const events = [event('2027-01-20', 'Saal'), event('2026-12-06', '')];

    expect(tourNode(plain, 'en', { events })).toMatchObject({
      ...{ '@id': `${url}#tour`, startDate: '2027-01-20', location: { name: 'Saal' } },
    });
    expect(tourNode(plain, 'en', { events: [{ ...events[0]!, status: 'cancelled' }] })).toBeNull();
    expect(tourEventNodes(plain, events, 'en')[0]).toMatchObject({
      ...{ '@id': 'https://site.example/events/klang#event', startDate: '2027-01-20' },
      ...{ name: 'Klang', performer: group, superEvent: { '@id': `${url}#tour` } },
    });
  });

  it('last to the end of their last event', () => {
    const events = [event('2023-02-01', 'Saal')];

    expect(tourNode(tour, 'en', { events })).toMatchObject({
      ...{ startDate: '2021-09-18', endDate: '2023-02-01' },
    });
  });

  it('show their poster, then the first pictures of their gallery', () => {
    const pictures = Array.from({ length: 9 }, (_, index) => `https://site.example/${index}.webp`);

    expect(tourNode(tour, 'en', { pictures })).toMatchObject({
      image: ['https://site.example/images/tours/wonder.webp', ...pictures.slice(0, 5)],
    });
  });

  it('are no event without an evening', () => {
    expect(tourNode({ ...tour, appearances: null }, 'en')).toBeNull();
  });
});

const event = (startDate: string, name: string): Event => ({
  ...{ id: 7, slug: 'klang', title: 'Klang', language: 'en', languages: ['en'], image: null },
  schedule: {
    ...{ startDate, endDate: null, startTime: null, endTime: null, timeZone: 'Europe/Zurich' },
  },
  place: { name, address: '', town: '', state: '', country: '', postcode: '' },
  ...{ zone: null, isOnline: false, status: 'scheduled', previousDate: null, ticket: null },
  ...{ admission: unknownAdmission, tour: 'wonder', description: '', modified: null },
});
