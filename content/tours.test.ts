import { dateParts } from '@/lib/i18n/dates';
import { readFreeTextDate } from '@/lib/data/tours/free-text-dates';
import { readLocation } from '@/lib/data/tours/tours';

import { tours } from './tours/tours';

const appearances = tours.flatMap((tour) =>
  (tour.appearances ?? []).map((each) => ({ ...each, tour })),
);

const dayOf = (date: string) => readFreeTextDate(date, 'en')[0]!.dateTime;

it('the tours have addresses of their own, the newest first', () => {
  const years = tours.map(({ from }) => from);

  expect(new Set(tours.map(({ slug }) => slug)).size).toBe(tours.length);
  expect(tours.filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
  expect(years).toEqual([...years].sort().reverse());
});

it('every appearance has a date that can be read, and lies within its tour', () => {
  const thisYear = new Date().getFullYear();
  for (const { tour, date, venue } of appearances) {
    const day = dayOf(date);

    expect([tour.slug, venue, day]).toEqual([
      ...[tour.slug, venue],
      expect.stringMatching(/^20\d\d-(0[1-9]|1[0-2])(-([012]\d|3[01]))?$/),
    ]);
    if (day!.length === 10) expect(() => dateParts(day!)).not.toThrow();
    const year = Number(day!.slice(0, 4));
    expect([tour.slug, date, year >= tour.from && year <= (tour.to ?? thisYear + 2)]).toEqual([
      ...[tour.slug, date, true],
    ]);
  }
});

it('the newest appearance of a tour stands first', () => {
  for (const { slug, appearances: list } of tours) {
    const months = (list ?? []).map(({ date }) => dayOf(date)!.slice(0, 7));

    expect([slug, ...months]).toEqual([slug, ...[...months].sort().reverse()]);
  }
});

it('what was postponed was postponed to a date that can be read', () => {
  const statuses = appearances.flatMap(({ location }) => readLocation(location).statuses);
  const dates = statuses.flatMap((each) => (each.kind === 'postponed' ? each.to : []));

  expect(dates.filter((date) => !dayOf(date))).toEqual([]);
});
