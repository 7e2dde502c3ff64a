import { formatISO } from 'date-fns';

import { toCalendarFile } from '../../feeds/calendar/calendar-file';
import { eventNode } from '../../seo/json-ld/event';
import { toEvent } from './event';
import { rawEvent } from './raw-event';
import { expiryOf, startOf } from './schedule';
import { zoneLabel } from './zone';
import { site } from '../../site';

type Place = Partial<Record<'city' | 'state' | 'country', string>>;

const read = (location: Place, startDate: string, more: object = {}) =>
  toEvent(
    rawEvent.parse({
      ...{ id: 7, title: 'One', start_date: startDate, start_time: '20:00', location, ...more },
    }),
    'en',
  );
const label = (location: Place, startDate: string, more: object = {}) =>
  zoneLabel(read(location, startDate, more), 'en');
const offset = (location: Place, startDate: string, more: object = {}) =>
  formatISO(startOf(read(location, startDate, more).schedule)).slice(19);

const US = 'United States';
// City, state and country, the expected zone, then offset and label in January and in July.
const places: [string, string, string, string, string, string, string, string][] = [
  ['Phoenix', 'Arizona', US, 'America/Phoenix', '-07:00', 'MST', '-07:00', 'MST'],
  ['Tucson', 'AZ', 'USA', 'America/Phoenix', '-07:00', 'MST', '-07:00', 'MST'],
  ['Phoenix', '', US, 'America/Phoenix', '-07:00', 'MST', '-07:00', 'MST'],
  ['Portland', 'Maine', US, 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Portland', 'ME', 'U.S.A.', 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Portland', 'Maine', '', 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Portland, Maine', '', US, 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Portland', 'Oregon', US, 'America/Los_Angeles', '-08:00', 'PT', '-07:00', 'PT'],
  ['Richmond', 'California', US, 'America/Los_Angeles', '-08:00', 'PT', '-07:00', 'PT'],
  ['Richmond', 'Virginia', US, 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Honolulu', 'Hawaii', US, 'Pacific/Honolulu', '-10:00', 'HST', '-10:00', 'HST'],
  ['Hilo', 'Hawaiʻi', US, 'Pacific/Honolulu', '-10:00', 'HST', '-10:00', 'HST'],
  ['Anchorage', 'Alaska', US, 'America/Anchorage', '-09:00', 'AKST', '-08:00', 'AKDT'],
  ['Anchorage', '', US, 'America/Anchorage', '-09:00', 'AKST', '-08:00', 'AKDT'],
  ['Denver', 'Colorado', US, 'America/Denver', '-07:00', 'MT', '-06:00', 'MT'],
  ['Boise', 'Idaho', US, 'America/Boise', '-07:00', 'MT', '-06:00', 'MT'],
  ['Spokane', 'Idaho', US, 'America/Los_Angeles', '-08:00', 'PT', '-07:00', 'PT'],
  ['Detroit', 'Michigan', US, 'America/Detroit', '-05:00', 'ET', '-04:00', 'ET'],
  ['El Paso', 'Texas', US, 'America/Denver', '-07:00', 'MT', '-06:00', 'MT'],
  ['Marfa', 'Texas', US, 'America/Chicago', '-06:00', 'CT', '-05:00', 'CT'],
  ['Richmond', 'Texas', US, 'America/Chicago', '-06:00', 'CT', '-05:00', 'CT'],
  ['Nashville', 'Tennessee', US, 'America/Chicago', '-06:00', 'CT', '-05:00', 'CT'],
  ['Bloomington', 'Indiana', US, 'America/Indiana/Indianapolis', '-05:00', 'ET', '-04:00', 'ET'],
  ['Lexington', 'Kentucky', US, 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Miami', 'Florida', US, 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Fargo', 'North Dakota', US, 'America/Chicago', '-06:00', 'CT', '-05:00', 'CT'],
  ['Washington', 'D.C.', US, 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Washington, D.C.', '', '', 'America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['Los Angeles', '', US, 'America/Los_Angeles', '-08:00', 'PT', '-07:00', 'PT'],
  ['San Juan', 'Puerto Rico', US, 'America/Puerto_Rico', '-04:00', 'GMT-4', '-04:00', 'GMT-4'],
  ['San Juan', '', 'Puerto Rico', 'America/Puerto_Rico', '-04:00', 'GMT-4', '-04:00', 'GMT-4'],
  ['Luzern', '', 'Switzerland', 'Europe/Zurich', '+01:00', 'CET', '+02:00', 'CEST'],
  ['Luzern', 'LU', 'CH', 'Europe/Zurich', '+01:00', 'CET', '+02:00', 'CEST'],
  ['Berlin', '', 'Deutschland', 'Europe/Berlin', '+01:00', 'CET', '+02:00', 'CEST'],
  ['Reykjavík', '', 'Iceland', 'Atlantic/Reykjavik', '+00:00', 'GMT', '+00:00', 'GMT'],
  ['London', '', 'England', 'Europe/London', '+00:00', 'GMT', '+01:00', 'BST'],
  ['Tokyo', '', 'Japan', 'Asia/Tokyo', '+09:00', 'GMT+9', '+09:00', 'GMT+9'],
  ['Mumbai', '', 'India', 'Asia/Calcutta', '+05:30', 'GMT+5:30', '+05:30', 'GMT+5:30'],
  ['Toronto', 'Ontario', 'Canada', 'America/Toronto', '-05:00', 'GMT-5', '-04:00', 'GMT-4'],
  ['São Paulo', '', 'Brazil', 'America/Sao_Paulo', '-03:00', 'GMT-3', '-03:00', 'GMT-3'],
];

describe.each(places)(
  'an event without a zone of its own in %s, %s, %s',
  (city, state, country, zone, januaryOffset, januaryLabel, julyOffset, julyLabel) => {
    const place = { city, state, country };

    it('has the time of its state and country, in winter and in summer', () => {
      expect(read(place, '2027-01-15').schedule.timeZone.replace('Kolkata', 'Calcutta')).toBe(zone);
      expect(offset(place, '2027-01-15')).toBe(januaryOffset.replace('+00:00', 'Z'));
      expect(offset(place, '2027-07-15')).toBe(julyOffset.replace('+00:00', 'Z'));
    });

    it('has a label that says the same', () => {
      const labels = [label(place, '2027-01-15'), label(place, '2027-07-15')];

      expect(labels).toEqual([januaryLabel, julyLabel]);
    });
  },
);

describe('an event in a place whose zone is not known', () => {
  it.each([
    ['in a country of several zones', { city: 'Banff', country: 'Canada' }],
    [
      'in a country of several zones that is like an American place',
      { city: 'Boston', country: 'Canada' },
    ],
    ['in no country', { city: 'Basel' }],
    [
      'in a state of another country that has the letters of one of ours',
      { city: 'Herisau', state: 'AR' },
    ],
    ['in a country that is none', { city: 'Hall', country: 'Atlantis' }],
    ['nowhere', {}],
  ])('%s is by the clock of the site, and its times have no label', (_, place) => {
    const event = read(place, '2027-07-15');

    expect([event.schedule.timeZone, event.zone]).toEqual([site.timeZone, null]);
  });
});

it('an event uses its own zone first, also for the label', () => {
  const place = { city: 'Denver', state: 'Colorado', country: US };
  const own = { timezone: 'America/Phoenix' };

  expect(offset(place, '2027-07-15', own)).toBe('-07:00');
  expect(label(place, '2027-07-15', own)).toBe('MST');
  expect(label({}, '2027-07-15', { timezone: 'America/Boise' })).toBe('MT');
  expect(label({}, '2027-07-15', { timezone: 'America/Havana' })).toBe('GMT-4');
});

it('is shown to every visitor in the same zone', () => {
  const event = read({ city: 'Phoenix', state: 'Arizona', country: US }, '2027-07-15', {
    end_time: '22:00',
  });
  const file = toCalendarFile([event], {
    ...{
      language: 'en',
      cancelled: String,
      notice: () => '',
      facts: () => [],
      urlOf: () => 'https://site.example/',
    },
  });

  expect(file).toContain('DTSTART;TZID=America/Phoenix:20270715T200000');
  expect(eventNode({ ...event, isUpcoming: true }, '/x')).toMatchObject({
    ...{ startDate: '2027-07-15T20:00:00-07:00', endDate: '2027-07-15T22:00:00-07:00' },
  });
  expect(expiryOf(event.schedule).toISOString()).toBe('2027-07-16T15:00:00.000Z');
});
