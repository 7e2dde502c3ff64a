import { dateParts, formatDate, localDay } from './dates';

describe('formatDate', () => {
  it.each([
    ['list', 'en', '2 Mar 2026'],
    ['list', 'de', '2. März 2026'],
    ['long', 'en', '2 March 2026'],
    ['long', 'de', '2. März 2026'],
    ['badge', 'en', 'Mar 2, 2026'],
    ['badge', 'de', '2. März 2026'],
  ] as const)('writes the %s date in %s as %s', (style, locale, expected) => {
    expect(formatDate('2026-03-02T23:59:59', style, locale)).toBe(expected);
  });

  it.each(['', 'soon', '2026-13-01', '2026-02-30', '2026-3-2', '20260302'])(
    'throws "Invalid time value" for %j',
    (date) => {
      expect(() => formatDate(date, 'list', 'en')).toThrow(new RangeError('Invalid time value'));
    },
  );
});

describe('dateParts', () => {
  it('takes the parts as they are written, at the end of a month too', () => {
    expect(dateParts('2026-01-31T23:30:00')).toEqual({ year: '2026', month: '01', day: '31' });
  });
});

describe('localDay', () => {
  it('is the day on the clock of the zone', () => {
    const moment = new Date('2026-11-20T23:30:00Z');

    expect(localDay(moment, 'Europe/Zurich')).toBe('2026-11-21');
    expect(localDay(moment, 'America/Los_Angeles')).toBe('2026-11-20');
  });
});
