import { differenceInCalendarDays, parseISO } from 'date-fns';

import { readFreeTextDate } from '@/lib/data/tours/free-text-dates';
import { readLocation, venueIn, type Appearance } from '@/lib/data/tours/tours';
import { readScanName } from '@/lib/data/press/press';

import { broadcasts } from '../press/broadcasts';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { quotes } from '../press/quotes';
import { scans } from '../press/scans';
import { tours } from '../tours/tours';
import { appearanceEvents, otherReports, reportedEvents } from './named-days';
import { seedEvents, seedTours } from './seed';

const events = new Map(seedEvents().map((event) => [event.slug, event]));
const dayOf = (slug: string) => events.get(slug)?.date;

describe('the appearances of tours', () => {
  const appearances = tours.flatMap((tour) => tour.appearances ?? []);
  const days = (date: string) =>
    readFreeTextDate(date, 'en').flatMap(({ dateTime }) =>
      dateTime?.length === 10 ? dateTime : [],
    );

  const nameOf = (appearance: Appearance) => `${appearance.date}, ${venueIn(appearance, 'de')}`;

  it.each(Object.entries(appearanceEvents))('%s is the evening %s', (written, slug) => {
    const appearance = appearances.find((each) => nameOf(each) === written);

    expect(days(appearance!.date)).toEqual([dayOf(slug)]);
  });

  it('of the days of an event are that event', () => {
    const eventDays = new Set(seedEvents().map(({ date }) => date));
    const unknown = appearances.filter(
      (each) =>
        days(each.date).some((day) => eventDays.has(day)) && !appearanceEvents[nameOf(each)],
    );

    expect(unknown).toEqual([]);
  });

  it('name a venue as the events do, in both languages', () => {
    const inEnglish = new Map(seedEvents().map(({ location, de }) => [de?.venue, location.name]));
    const wrong = appearances.filter((each) => {
      const name = inEnglish.get(venueIn(each, 'de'));
      return name && name !== venueIn(each, 'en');
    });

    expect(wrong).toEqual([]);
  });

  it('are not listed a second time, as events of a tour', () => {
    const ofTours = seedTours().flatMap((tour) => tour.events);

    expect(ofTours.length).toBeGreaterThan(0);
    expect(Object.values(appearanceEvents).filter((slug) => ofTours.includes(slug))).toEqual([]);
  });

  it('are never in two towns on one day', () => {
    const towns = new Map<string, string>();
    const clashes = appearances.flatMap(({ date, location }) => {
      const { place, statuses } = readLocation(location);
      if (statuses.length > 0 || !place) return [];
      return days(date).flatMap((day) => {
        const other = towns.get(day);
        towns.set(day, place);
        return other && other !== place ? [`${day}: ${other}, ${place}`] : [];
      });
    });

    expect(clashes).toEqual([]);
  });
});

it('the Soul Song Tour has the four concerts of its diary, “Northbound”', () => {
  const told = seedEvents().filter(({ description }) =>
    description.includes('{{post:43-northbound}}'),
  );
  const tour = seedTours().find(({ slug }) => slug === 'soul-song-tour');

  expect(told).toHaveLength(4);
  expect(tour?.events).toEqual(expect.arrayContaining(told.map(({ slug }) => slug)));
});

describe('the press', () => {
  const reports = [
    ...[...podcasts, ...broadcasts, ...online].map(({ title, date }) => [title, date]),
    ...quotes.map(({ outlet, date }) => [outlet, date]),
    ...scans.map(({ file, headline }) => [headline, readScanName(file).date]),
  ] as [string, string][];

  it.each(Object.entries(reportedEvents))('reports "%s" in the days after: %s', (title, means) => {
    const [slug = '', live] = means.split(', ');
    const [, date = ''] = reports.find(([each]) => each === title) ?? [];
    const after = differenceInCalendarDays(parseISO(date), parseISO(dayOf(slug)!));

    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThanOrEqual(live ? 0 : 14);
  });

  it('of the two weeks after an event is about it, or is listed with another subject', () => {
    const days = seedEvents().flatMap(({ date }) => (date ? [parseISO(date)] : []));
    const isSoonAfter = (date: string) =>
      days.some((day) => {
        const after = differenceInCalendarDays(parseISO(date), day);
        return after >= 0 && after <= 14;
      });
    const others = reports.filter(([title, date]) => isSoonAfter(date) && !reportedEvents[title]);

    expect(new Set(others.map(([title]) => title))).toEqual(new Set(Object.keys(otherReports)));
  });
});
