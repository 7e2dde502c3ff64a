import { toCalendarFile } from '../../feeds/calendar/calendar-file';
import { eventNode } from '../../seo/json-ld/event';
import { toEvent } from './event';
import { rawEvent } from './raw-event';
import { expiryOf, startOf } from './start-end-and-expiry';
import { zoneLabel } from './zone';
import { site } from '../../site';
import { isoInZone } from '../../time-zones/local-time';

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
const offset = (location: Place, startDate: string, more: object = {}) => {
  const { schedule } = read(location, startDate, more);

  return isoInZone(startOf(schedule), schedule.timeZone).slice(19);
};

const US = 'United States';
// The time zone of an event, then its UTC offset and its label in January, then both in July.
const zones: [string, string, string, string, string][] = [
  ['America/Los_Angeles', '-08:00', 'PT', '-07:00', 'PT'],
  ['America/New_York', '-05:00', 'ET', '-04:00', 'ET'],
  ['America/Toronto', '-05:00', 'ET', '-04:00', 'ET'],
  ['America/Detroit', '-05:00', 'ET', '-04:00', 'ET'],
  ['America/Indiana/Indianapolis', '-05:00', 'ET', '-04:00', 'ET'],
  ['America/Chicago', '-06:00', 'CT', '-05:00', 'CT'],
  ['America/Denver', '-07:00', 'MT', '-06:00', 'MT'],
  ['America/Boise', '-07:00', 'MT', '-06:00', 'MT'],
  ['America/Phoenix', '-07:00', 'MST', '-07:00', 'MST'],
  ['Pacific/Honolulu', '-10:00', 'HST', '-10:00', 'HST'],
  ['America/Anchorage', '-09:00', 'AKST', '-08:00', 'AKDT'],
  ['America/Puerto_Rico', '-04:00', 'AST', '-04:00', 'AST'],
  ['Europe/Zurich', '+01:00', 'CET', '+02:00', 'CEST'],
  ['Europe/London', 'Z', 'GMT', '+01:00', 'BST'],
  ['Atlantic/Reykjavik', 'Z', 'GMT', 'Z', 'GMT'],
  ['Asia/Tokyo', '+09:00', 'GMT+9', '+09:00', 'GMT+9'],
  ['Asia/Kolkata', '+05:30', 'GMT+5:30', '+05:30', 'GMT+5:30'],
  ['America/Sao_Paulo', '-03:00', 'GMT-3', '-03:00', 'GMT-3'],
];

it.each([
  ['GMT', 'Z'],
  ['Japan', '+09:00'],
])('a zone whose name has no slash is known: %s', (timezone, expected) => {
  expect(offset({}, '2027-01-15', { timezone })).toBe(expected);
});

it.each(zones)(
  'an event in %s has its time, and a label that says the same',
  (timezone, januaryOffset, januaryLabel, julyOffset, julyLabel) => {
    const own = { timezone };

    expect(offset({}, '2027-01-15', own)).toBe(januaryOffset);
    expect(offset({}, '2027-07-15', own)).toBe(julyOffset);
    expect([label({}, '2027-01-15', own), label({}, '2027-07-15', own)]).toEqual([
      januaryLabel,
      julyLabel,
    ]);
  },
);

describe('an event without a zone of its own', () => {
  it.each([
    ['Los Angeles', '', US, 'America/Los_Angeles', 'PT'],
    ['Boston', '', 'U.S.A.', 'America/New_York', 'ET'],
    ['Omaha', 'Nebraska', '', 'America/Chicago', 'CT'],
    ['Denver', 'Colorado', 'Vereinigte Staaten', 'America/Denver', 'MT'],
    ['Washington', 'D. C.', US, 'America/New_York', 'ET'],
    ['Washington', 'District of Columbia', US, 'America/New_York', 'ET'],
  ])('in %s, %s, %s is in %s, as a guess, with the label %s', (city, state, country, zone, us) => {
    const place = { city, state, country };

    expect(read(place, '2027-07-15').schedule.timeZone).toBe(zone);
    expect(label(place, '2027-07-15')).toBe(us);
  });

  it.each([
    ['in another country', { city: 'Luzern', country: 'Switzerland' }],
    ['in a town that is like an American one', { city: 'Boston', country: 'Canada' }],
    ['in a town whose name has an American one in it', { city: 'Grenoble', country: 'France' }],
    ['in no country', { city: 'Basel' }],
    ['nowhere', {}],
  ])('%s is by the clock of the site, and its times have no label', (_, place) => {
    const event = read(place, '2027-07-15');

    expect([event.schedule.timeZone, event.zone]).toEqual([site.timeZone, null]);
    expect(label(place, '2027-07-15')).toBeNull();
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
  const event = read({}, '2027-07-15', { end_time: '22:00', timezone: 'America/Phoenix' });
  const file = toCalendarFile([event], {
    ...{
      language: 'en',
      titleOf: ({ title }) => title,
      notice: () => '',
      facts: () => [],
      urlOf: () => 'https://site.example/',
    },
  });

  expect(file).toContain('DTSTART;TZID=America/Phoenix:20270715T200000');
  const seo = { title: null, description: '' };
  expect(eventNode({ ...event, seo, isUpcoming: true }, '/x')).toMatchObject({
    ...{ startDate: '2027-07-15T20:00:00-07:00', endDate: '2027-07-15T22:00:00-07:00' },
  });
  expect(expiryOf(event.schedule).toISOString()).toBe('2027-07-16T15:00:00.000Z');
});
