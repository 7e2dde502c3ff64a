import { tzOffset } from '@date-fns/tz';

import { localTime, momentOf } from './local-time';
import { isKnownZone, offsetAt } from './rules';

const month = (index: number) => new Date(Date.UTC(2016, index, 15));

describe('the rules of time zones', () => {
  it.each([
    ['America/Vancouver', '2026-01-15', '20:00', '2026-01-16T04:00:00.000Z'],
    ['America/Vancouver', '2027-01-15', '20:00', '2027-01-16T03:00:00.000Z'],
    ['America/Edmonton', '2026-01-15', '20:00', '2026-01-16T03:00:00.000Z'],
    ['America/Edmonton', '2027-01-15', '20:00', '2027-01-16T02:00:00.000Z'],
    ['Africa/Casablanca', '2024-03-20', '20:00', '2024-03-20T20:00:00.000Z'],
    ['Africa/Casablanca', '2025-01-15', '20:00', '2025-01-15T19:00:00.000Z'],
    ['Africa/Casablanca', '2027-01-15', '20:00', '2027-01-15T20:00:00.000Z'],
    ['America/Mexico_City', '2021-07-15', '20:00', '2021-07-16T01:00:00.000Z'],
    ['America/Mexico_City', '2023-07-15', '20:00', '2023-07-16T02:00:00.000Z'],
    ['Africa/Cairo', '2022-07-15', '20:00', '2022-07-15T18:00:00.000Z'],
    ['Africa/Cairo', '2023-07-15', '20:00', '2023-07-15T17:00:00.000Z'],
    ['Asia/Amman', '2021-12-15', '20:00', '2021-12-15T18:00:00.000Z'],
    ['Asia/Amman', '2023-12-15', '20:00', '2023-12-15T17:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-01-15', '20:00', '2027-01-15T09:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-07-15', '20:00', '2027-07-15T09:30:00.000Z'],
    ['Asia/Katmandu', '2027-07-15', '20:00', '2027-07-15T14:15:00.000Z'],
    ['US/Pacific', '2027-07-15', '20:00', '2027-07-16T03:00:00.000Z'],
    ['Etc/GMT-2', '2027-07-15', '20:00', '2027-07-15T18:00:00.000Z'],
  ])('in %s on %s at %s it is %s', (timeZone, date, time, moment) => {
    expect(new Date(+momentOf(date, time, timeZone)).toISOString()).toBe(moment);
  });

  it.each([
    ['that clocks skip is by the offset before', '2027-03-28', '02:30', '03:30', '01:30'],
    ['that clocks show twice is the first one', '2027-10-31', '02:30', '02:30', '00:30'],
  ])('a time %s', (_, date, written, local, utc) => {
    const moment = momentOf(date, written, 'Europe/Zurich');

    expect(new Date(+moment).toISOString()).toBe(`${date}T${utc}:00.000Z`);
    expect(localTime(moment, 'Europe/Zurich')).toBe(local);
  });

  it('are those of the runtime for what was long ago', () => {
    const moments = Array.from({ length: 12 * 5 }, (_, index) => month(index));
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const wrong = moments.filter((moment) => offsetAt(zone, moment) !== tzOffset(zone, moment));
      expect([zone, wrong]).toEqual([zone, []]);
    }
  });

  it('include every zone the runtime knows, also by earlier names', () => {
    const earlier = [
      'GMT',
      'UTC',
      'US/Eastern',
      'Asia/Calcutta',
      'Asia/Kolkata',
      'Europe/Kiev',
      'Europe/Kyiv',
    ];

    const names = [...Intl.supportedValuesOf('timeZone'), ...earlier, 'Etc/GMT+8', 'Etc/UTC'];
    expect(names.filter((name) => !isKnownZone(name))).toEqual([]);
  });

  it.each(['', 'Europe/Atlantis', '+01:00', 'toString', '__proto__'])('know no zone %j', (name) => {
    expect(isKnownZone(name)).toBe(false);
    expect(() => offsetAt(name, new Date())).toThrow('Unknown time zone');
  });
});
