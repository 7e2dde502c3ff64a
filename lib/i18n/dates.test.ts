import { dateParts, formatDate, formatTime, shiftedDay } from './dates';

describe('formatDate', () => {
  it.each([
    ['list', 'en', '2 Mar 2026'],
    ['list', 'de', '2. März 2026'],
    ['long', 'en', '2 March 2026'],
    ['long', 'de', '2. März 2026'],
    ['badge', 'en', 'Mar 2, 2026'],
    ['badge', 'de', '2. März 2026'],
    ['card', 'en', 'March 02, 2026'],
    ['card', 'de', '2. März 2026'],
    ['sentence', 'en', 'March 2, 2026'],
    ['sentence', 'de', '2. März 2026'],
    ['day', 'en', 'Monday, March 2, 2026'],
    ['day', 'de', 'Montag, 2. März 2026'],
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

describe('formatTime', () => {
  it.each([
    ['13:05', '1:05 PM', '13:05 Uhr'],
    ['00:00', '12:00 AM', '00:00 Uhr'],
    ['00:30:00', '12:30 AM', '00:30 Uhr'],
    ['12:00', '12:00 PM', '12:00 Uhr'],
    ['09:07', '9:07 AM', '09:07 Uhr'],
    ['23:59', '11:59 PM', '23:59 Uhr'],
  ])('writes %s as %s and as %s', (time, english, german) => {
    expect(formatTime(time, 'en')).toBe(english);
    expect(formatTime(time, 'de')).toBe(german);
  });

  it.each(['', '24:00', '7:30', 'noon', '12:60'])('throws "Invalid time value" for %j', (time) => {
    expect(() => formatTime(time, 'en')).toThrow(new RangeError('Invalid time value'));
  });
});

describe('dateParts', () => {
  it('takes the parts as they are written, at the end of a month too', () => {
    expect(dateParts('2026-01-31T23:30:00')).toEqual({ year: '2026', month: '01', day: '31' });
  });
});

describe('shiftedDay', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('from %s by %s is %s', (date, days, expected) => {
    expect(shiftedDay(date, days)).toBe(expected);
  });
});
