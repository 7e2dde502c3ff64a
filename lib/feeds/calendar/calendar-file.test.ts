import ICAL from 'ical.js';

import type { Event } from '../../data/events/queries';
import { getTranslations } from '../../testing/translations';
import { unknownAdmission } from '../../testing/admission';
import type { EventWords } from '../../data/events/admission-words';
import { announcedTitle } from '../../data/events/status-line';
import { toCalendarFile, type CalendarWords } from './calendar-file';
import {
  googleEvent,
  googleSubscription,
  outlookEvent,
  outlookSubscription,
  webcal,
} from './calendar-links';
import { productSlug } from '../../config/product-slug';
import { site } from '../../site';
import { momentOf } from '../../time-zones/local-time';

const nowhere: Event['place'] = {
  ...{ name: '', address: '', town: '', state: '', country: '', postcode: '' },
};

function toEvent(part: Partial<Event> = {}, schedule: Partial<Event['schedule']> = {}): Event {
  return {
    ...{ id: 7, slug: 'klänge', title: 'Klänge; Lieder, und mehr', language: 'de', image: null },
    languages: ['en', 'de'],
    schedule: {
      ...{ startDate: '2026-12-05', endDate: null, startTime: '19:30', endTime: '21:30' },
      ...{ timeZone: 'Europe/Zurich', ...schedule },
    },
    ...{ zone: null, place: nowhere, isOnline: false, status: 'scheduled', previousDate: null },
    admission: unknownAdmission,
    tour: null,
    ...{ ticket: null, description: '', seo: { title: null, description: '' } },
    modified: new Date('2026-11-19T08:00:00Z'),
    ...part,
  };
}

let t: EventWords;
beforeAll(async () => {
  t = (await getTranslations({ locale: 'de', namespace: 'event' })) as EventWords;
});

const words: CalendarWords = {
  language: 'de',
  titleOf: (event) => announcedTitle(event, t),
  notice: ({ status }) => (status === 'postponed' ? 'Verschoben.' : ''),
  facts: ({ admission }) => [...admission.supportingActs],
  urlOf: ({ slug }) => `https://site.example/de/veranstaltungen/${encodeURIComponent(slug)}`,
};

/** Parses the file like a calendar app. The parser is independent and knows only the time zone rules in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  return { calendar, zones, events };
}

const readOne = (event: Event) => read(toCalendarFile([event], words)).events[0]!;
const toMoment = (time: ICAL.Time) => time.toJSDate().toISOString();
const property = (event: ICAL.Event, name: string) => event.component.getFirstPropertyValue(name);

afterEach(() => ICAL.TimezoneService.reset());

describe('a calendar file', () => {
  it('keeps every field through a round trip', () => {
    const description = `<p>${'Öl & Wärme, 432 Hertz; 🎶 '.repeat(20)}</p>`;
    const place: Event['place'] = {
      ...nowhere,
      ...{ name: 'Alte Weberei', address: 'Mühleweg 4', town: 'Zürich', state: 'Zürich' },
      ...{ country: 'Schweiz', postcode: '8005' },
    };
    const event = readOne(toEvent({ description, place }));

    expect(event.uid).toBe(`event-7@${productSlug}`);
    expect(event.summary).toBe('Klänge; Lieder, und mehr');
    expect(event.description).toBe('Öl & Wärme, 432 Hertz; 🎶 '.repeat(20).trim());
    expect(event.location).toBe('Alte Weberei, Mühleweg 4, 8005 Zürich, Zürich, Schweiz');
    expect(property(event, 'url')).toBe('https://site.example/de/veranstaltungen/kl%C3%A4nge');
    expect(property(event, 'status')).toBe('CONFIRMED');
    expect(toMoment(event.startDate)).toBe('2026-12-05T18:30:00.000Z');
    expect(toMoment(event.endDate)).toBe('2026-12-05T20:30:00.000Z');
    expect(String(property(event, 'dtstamp'))).toBe('2026-11-19T08:00:00Z');
    expect(String(property(event, 'last-modified'))).toBe('2026-11-19T08:00:00Z');
  });

  it('has lines of 75 octets at most with CRLF, and breaks no letter in two', () => {
    const file = toCalendarFile([toEvent({ title: 'Ää🎶'.repeat(60) })], words);
    const lines = file.split('\r\n');

    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(read(file).events[0]!.summary).toBe('Ää🎶'.repeat(60));
  });

  it.each([
    ['Europe/Zurich', '2026-03-28', '2026-03-28T19:00:00.000Z'],
    ['Europe/Zurich', '2026-03-29', '2026-03-29T18:00:00.000Z'],
    ['Europe/Zurich', '2026-10-24', '2026-10-24T18:00:00.000Z'],
    ['Europe/Zurich', '2026-10-25', '2026-10-25T19:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-07', '2026-03-08T04:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-09T03:00:00.000Z'],
    ['America/Los_Angeles', '2026-10-31', '2026-11-01T03:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-02T04:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-01', '2026-11-01T11:00:00.000Z'],
  ])('says in %s on %s at eight what is %s', (timeZone, startDate, moment) => {
    const event = readOne(toEvent({}, { startDate, startTime: '20:00', timeZone }));

    expect(event.startDate.zone.tzid).toBe(timeZone);
    expect(event.startDate.toString()).toBe(`${startDate}T20:00:00`);
    expect(toMoment(event.startDate)).toBe(moment);
  });

  it('contains the rules of each zone once, and none for UTC', () => {
    const inZone = (timeZone: string) => toEvent({}, { timeZone });
    const file = toCalendarFile(
      ['Europe/Zurich', 'America/Denver', 'Europe/Zurich', 'UTC'].map(inZone),
      words,
    );
    const { zones, events } = read(file);

    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid')).sort()).toEqual([
      ...['America/Denver', 'Europe/Zurich'],
    ]);
    expect(toMoment(events[3]!.startDate)).toBe('2026-12-05T19:30:00.000Z');
  });

  it.each([
    ['no end', { endTime: null }, null],
    ['an end after midnight', { endTime: '01:00' }, '2026-12-06T00:00:00.000Z'],
    [
      'an end on another day',
      { endDate: '2026-12-06', endTime: '16:00' },
      '2026-12-06T15:00:00.000Z',
    ],
  ])('has %s', (_, schedule, moment) => {
    const event = readOne(toEvent({}, schedule));
    const end = event.component.getFirstPropertyValue('dtend') as ICAL.Time | null;

    expect(end && toMoment(end)).toBe(moment);
  });

  it('gives whole days to an event without a time', () => {
    const event = readOne(toEvent({}, { startTime: null, endTime: null, endDate: '2026-12-06' }));

    expect(event.startDate.isDate).toBe(true);
    expect([String(event.startDate), String(event.endDate)]).toEqual(['2026-12-05', '2026-12-07']);
  });

  it('shows a move as a later version of the same event', () => {
    const before = readOne(toEvent());
    const after = readOne(
      toEvent(
        {
          ...{ title: 'Anderer Name', status: 'postponed', previousDate: '2026-12-05' },
          modified: new Date('2026-11-20T08:00:00Z'),
        },
        { startDate: '2027-01-10' },
      ),
    );

    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(toMoment(after.startDate)).toBe('2027-01-10T18:30:00.000Z');
    expect(property(after, 'status')).toBe('CONFIRMED');
    expect(after.description).toBe('Verschoben.');
  });

  it.each([
    ['that says when it was changed', new Date('2026-11-19T08:00:00Z'), '2026-11-19T08:00:00Z'],
    ['that does not', null, '2020-01-01T00:00:00Z'],
  ])('is the same file at any moment, for an event %s', (_, modified, stamp) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
    const file = toCalendarFile([toEvent({ modified })], words);
    jest.setSystemTime(new Date('2026-11-21T08:00:00Z'));

    expect(toCalendarFile([toEvent({ modified })], words)).toBe(file);
    jest.useRealTimers();
    const { calendar, events } = read(file);
    expect(String(property(events[0]!, 'dtstamp'))).toBe(stamp);
    // With a METHOD, DTSTAMP would have to be the time when the file was generated (RFC 5545, 3.8.7.2).
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
  });

  it('contains the facts for visitors, a line each, before the text', () => {
    const admission = { ...unknownAdmission, supportingActs: ['Duo Windfang', 'Rosa Sperling'] };
    const event = toEvent({ admission, status: 'postponed', description: '<p>Come.</p>' });

    expect(readOne(event).description).toBe('Verschoben.\n\nDuo Windfang\nRosa Sperling\n\nCome.');
  });

  it('is tentative while it is postponed without a new day', () => {
    const postponed = { status: 'postponed', previousDate: '2026-12-05' } as const;

    expect(property(readOne(toEvent(postponed)), 'status')).toBe('TENTATIVE');
    expect(property(readOne(toEvent({ ...postponed, previousDate: null })), 'status')).toBe(
      'TENTATIVE',
    );
    expect(readOne(toEvent(postponed)).summary).toBe('Verschoben: Klänge; Lieder, und mehr');
    const moved = readOne(toEvent(postponed, { startDate: '2027-01-09' }));
    expect(property(moved, 'status')).toBe('CONFIRMED');
    expect(moved.summary).toBe('Klänge; Lieder, und mehr');
  });

  it.each([
    ['', 'Online'],
    ['Online', 'Online'],
    ['Online, aus der Kapelle', 'Online, aus der Kapelle'],
    ['Kapelle', 'Online, Kapelle'],
  ])('says once that an event at %j takes place online, without its address', (name, location) => {
    const place = { ...nowhere, name, address: 'Kapellweg 3' };

    expect(readOne(toEvent({ place, isOnline: true })).location).toBe(location);
  });

  it('escapes the name of the calendar', () => {
    const name = 'Salt, Sound; Events';

    expect(toCalendarFile([toEvent()], { ...words, name })).toContain(
      'NAME:Salt\\, Sound\\; Events',
    );
  });

  it('has no control characters, which some programs refuse', () => {
    const description = 'A long\u0002break\u0008 and a second line';

    expect(toCalendarFile([toEvent({ description })], words)).not.toMatch(/[^\P{Cc}\t\r\n]/u);
    expect(property(readOne(toEvent({ description })), 'description')).toContain('A longbreak');
  });

  it('shows a cancellation, in its title too', () => {
    const event = readOne(toEvent({ status: 'cancelled' }));

    expect(property(event, 'status')).toBe('CANCELLED');
    expect(event.summary).toBe('Abgesagt: Klänge; Lieder, und mehr');
  });

  it('can be subscribed to when it has a name, also without events', () => {
    const file = toCalendarFile([], { ...words, name: 'Our evenings' });
    const { calendar, events, zones } = read(file);

    expect(events).toEqual([]);
    // A calendar without any component would be invalid (RFC 5545, 3.6).
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([site.timeZone]);
    expect(zones[0]!.getAllSubcomponents().length).toBeGreaterThan(0);
    jest.useFakeTimers({ now: new Date('2031-05-01T08:00:00Z') });
    expect(toCalendarFile([], { ...words, name: 'Our evenings' })).toBe(file);
    jest.useRealTimers();
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Our evenings');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  });
});

describe('the dates of a series', () => {
  it('are entries of their own', () => {
    const first = toEvent({}, { startDate: '2027-02-05' });
    const further = { isFurtherDate: true };
    const second = toEvent(further, { startDate: '2027-02-12' });
    const later = toEvent(further, { startDate: '2027-02-12', startTime: '22:00', endTime: null });
    const { events } = read(toCalendarFile([first, second, later], words));

    expect(events.map(({ uid }) => uid)).toEqual([
      `event-7@${productSlug}`,
      `event-7-2027-02-121930@${productSlug}`,
      `event-7-2027-02-122200@${productSlug}`,
    ]);
  });
});

describe('the rules of a zone in a calendar file', () => {
  // Days in winter and summer, from ten years ago to five years ahead, and days close to a change of the clocks.
  const seasons = Array.from({ length: 16 }, (_, index) => 2016 + index).flatMap((year) => [
    `${year}-01-15`,
    `${year}-07-15`,
  ]);
  const changes = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2027-04-04'];
  const days = [...seasons, ...changes];
  // Time zones with different rules: a change of half an hour, summer time in January, a break in Ramadan.
  // `npm run test:all` tries every time zone.
  const some = ['Europe/Zurich', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Africa/Casablanca'];
  const all = process.env.TEST_SCOPE === 'gate' ? some : Intl.supportedValuesOf('timeZone');
  const names = [...all, 'US/Pacific', 'Asia/Katmandu', 'GMT'];

  it('give the moment of the page, for every zone and year', () => {
    const wrong: string[] = [];
    for (const timeZone of names) {
      const schedules = days.map((startDate) => ({
        ...{ startDate, endDate: null, startTime: '20:00', endTime: '21:00', timeZone },
      }));
      const all = schedules.map((schedule, id) => toEvent({ id }, schedule));
      const { events, zones } = read(toCalendarFile(all, words));
      const ids = zones.map((zone) => String(zone.getFirstPropertyValue('tzid')));
      if (ids.join() !== timeZone) wrong.push(`${timeZone}: rules of ${ids.join()}`);
      for (const [index, { startDate }] of events.entries()) {
        const zone = startDate.zone.tzid;
        const expected = new Date(+momentOf(days[index]!, '20:00', timeZone)).toISOString();
        if (toMoment(startDate) !== expected || zone !== timeZone)
          wrong.push(`${timeZone} ${days[index]}: ${toMoment(startDate)} by ${zone}`);
      }
      ICAL.TimezoneService.reset();
    }
    expect(wrong).toEqual([]);
  });
});

describe('the pages of other calendars', () => {
  const url = 'https://site.example/events/x';
  const query = (address: string) => Object.fromEntries(new URL(address).searchParams);

  it('get the times of an event', () => {
    const event = toEvent({ description: '<p>Come.</p>' }, { timeZone: 'America/Los_Angeles' });

    expect(query(googleEvent(event, { url, locale: 'en' }))).toMatchObject({
      ...{ action: 'TEMPLATE', text: event.title, ctz: 'America/Los_Angeles' },
      ...{ dates: '20261205T193000/20261205T213000', details: `Come.\n\n${url}` },
    });
    expect(query(outlookEvent(event, { url, locale: 'en' }))).toMatchObject({
      ...{ subject: event.title, startdt: '2026-12-06T03:30:00Z', enddt: '2026-12-06T05:30:00Z' },
    });
  });

  it('get the facts for visitors', () => {
    const page = { url, locale: 'en' as const, facts: ['Sold out', 'Doors open at 7:00 PM'] };

    expect(query(googleEvent(toEvent(), page)).details).toBe(
      `Sold out\nDoors open at 7:00 PM\n\n${url}`,
    );
    expect(query(outlookEvent(toEvent(), page)).body).toContain('Sold out<br>Doors open');
  });

  it('get a shortened text that ends after a word, and breaks no letter in two', () => {
    const event = toEvent({ description: `<p>A${'🎶'.repeat(598)} song</p>` });
    const shortened = `A${'🎶'.repeat(598)}…`;

    expect(query(googleEvent(event, { url, locale: 'en' })).details).toBe(`${shortened}\n\n${url}`);
    expect(query(outlookEvent(event, { url, locale: 'en' })).body).toBe(
      `${shortened}<br><br>${url}`,
    );
  });

  it('get spaces and line breaks as Outlook shows them', () => {
    const event = toEvent({ title: 'Sand & Light', description: '<p>First<br>a < b</p>' });
    const address = outlookEvent(event, { url, locale: 'en' });

    expect(address).toContain('subject=Sand%20%26%20Light&');
    expect(address).toContain('body=First%3Cbr%3Ea%20%26lt%3B%20b%3Cbr%3E');
    expect(address).not.toContain('+');
  });

  it('get whole days, the day after the last as the end', () => {
    const event = toEvent({}, { startTime: null, endTime: null });

    expect(query(googleEvent(event, { url, locale: 'en' }))).toMatchObject({
      dates: '20261205/20261206',
    });
    expect(query(outlookEvent(event, { url, locale: 'en' }))).toMatchObject({
      ...{ startdt: '2026-12-05', enddt: '2026-12-06', allday: 'true' },
    });
  });

  it('get the address of the whole calendar', () => {
    const calendar = 'https://site.example/events.ics';

    expect(webcal(calendar)).toBe('webcal://site.example/events.ics');
    expect(query(googleSubscription(calendar))).toEqual({
      cid: 'webcal://site.example/events.ics',
    });
    expect(query(outlookSubscription(calendar, 'A & B'))).toEqual({ url: calendar, name: 'A & B' });
  });
});
