import { localDay, localTime, toMoment, zoneName } from './local-time';
import * as rules from './rules';

jest.mock('./rules', () => ({ __esModule: true, ...jest.requireActual<typeof rules>('./rules') }));

describe('zoneName', () => {
  it.each([
    ['2026-01-02T12:00:00Z', 'Europe/Zurich', 'CET', 'MEZ'],
    ['2026-07-02T12:00:00Z', 'Europe/Zurich', 'CEST', 'MESZ'],
    ['2026-07-02T12:00:00Z', 'Asia/Tokyo', 'GMT+9', 'GMT+9'],
  ])('at %s in %s is %s, %s', (moment, timeZone, english, german) => {
    expect(zoneName(new Date(moment), timeZone, 'en')).toBe(english);
    expect(zoneName(new Date(moment), timeZone, 'de')).toBe(german);
  });

  it.each([
    ['-08:00', -420, 'GMT-7'],
    ['+05:30', 345, 'GMT+5:45'],
    ['+01:00', 0, 'GMT'],
  ])('is the offset where the runtime still has %s', (_, offset, expected) => {
    jest.spyOn(rules, 'offsetAt').mockReturnValue(offset);

    expect(zoneName(new Date('2027-01-16T03:00:00Z'), 'America/Chicago', 'en')).toBe(expected);
  });
});

describe('localDay', () => {
  it('is the day on the clock of the zone', () => {
    const moment = new Date('2026-11-20T23:30:00Z');

    expect(localDay(moment, 'Europe/Zurich')).toBe('2026-11-21');
    expect(localDay(moment, 'America/Los_Angeles')).toBe('2026-11-20');
    expect(localTime(moment, 'Asia/Kathmandu')).toBe('05:15');
  });
});

describe('toMoment', () => {
  it.each([
    ['2026-03-02T10:00:00', 'Europe/Zurich', '2026-03-02T10:00:00+01:00'],
    ['2026-07-02', 'Europe/Zurich', '2026-07-02T00:00:00+02:00'],
    // The clock is set back between these two.
    ['2026-10-25T01:30:00', 'Europe/Zurich', '2026-10-25T01:30:00+02:00'],
    ['2026-10-25T04:30', 'Europe/Zurich', '2026-10-25T04:30:00+01:00'],
    ['2026-01-31T23:30:00', 'America/Los_Angeles', '2026-01-31T23:30:00-08:00'],
  ])('is %s in %s as %s', (date, timeZone, expected) => {
    expect(toMoment(date, timeZone)).toBe(expected);
  });

  it('refuses what is no date', () => {
    expect(() => toMoment('soon', 'Europe/Zurich')).toThrow('Invalid time value');
  });
});
