import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expiryOf, endOf, startOf, type Schedule } from './start-end-and-expiry';
import { usTimeZones } from './us-zone-guess';

function scheduled(part: Partial<Schedule>): Schedule {
  const nothing = { endDate: null, startTime: null, endTime: null, timeZone: 'Europe/Zurich' };
  return { startDate: '2026-12-05', ...nothing, ...part };
}

describe('startOf', () => {
  it.each([
    ['Europe/Zurich', '2026-12-05T18:30:00.000Z'],
    ['America/Los_Angeles', '2026-12-06T03:30:00.000Z'],
    ['Asia/Tokyo', '2026-12-05T10:30:00.000Z'],
  ])('half past seven in %s is %s', (timeZone, moment) => {
    const start = startOf(scheduled({ startTime: '19:30', timeZone }));

    expect(new Date(start.getTime()).toISOString()).toBe(moment);
  });

  it.each([
    ['before', '2026-03-28', '2026-03-28T19:00:00.000Z'],
    ['after', '2026-03-29', '2026-03-29T18:00:00.000Z'],
    ['before the second', '2026-10-24', '2026-10-24T18:00:00.000Z'],
    ['after the second', '2026-10-25', '2026-10-25T19:00:00.000Z'],
  ])('is right on the day %s change of the clocks', (_, startDate, moment) => {
    const start = startOf(scheduled({ startDate, startTime: '20:00' }));

    expect(new Date(start.getTime()).toISOString()).toBe(moment);
  });
});

describe('endOf', () => {
  it.each([
    ['nothing is told', { startTime: '20:00' }, null],
    ['an end time', { startTime: '20:00', endTime: '22:00' }, '2026-12-05T21:00:00.000Z'],
    ['one after midnight', { startTime: '20:00', endTime: '01:00' }, '2026-12-06T00:00:00.000Z'],
    [
      'one after midnight of a day that is told',
      { startTime: '20:00', endTime: '01:00', endDate: '2026-12-05' },
      '2026-12-06T00:00:00.000Z',
    ],
    [
      'a last day with its time',
      { startTime: '10:00', endTime: '16:00', endDate: '2026-12-06' },
      '2026-12-06T15:00:00.000Z',
    ],
    ['a last day alone', { startTime: '10:00', endDate: '2026-12-06' }, '2026-12-06T23:00:00.000Z'],
    ['no time at all', {}, '2026-12-05T23:00:00.000Z'],
  ])('with %s', (_, part, moment) => {
    const end = endOf(scheduled(part));

    expect(end && new Date(end.getTime()).toISOString()).toBe(moment);
  });
});

describe('an event leaves the upcoming ones', () => {
  it.each([
    ['twelve hours after its start', { startTime: '20:00' }, '2026-12-06T07:00:00.000Z'],
    [
      'at its end, where that is later',
      { startTime: '10:00', endDate: '2026-12-06', endTime: '18:00' },
      '2026-12-06T17:00:00.000Z',
    ],
    [
      'twelve hours after its start, where its end is earlier',
      { startTime: '20:00', endTime: '22:00' },
      '2026-12-06T07:00:00.000Z',
    ],
    ['with its day, where no time is known', {}, '2026-12-05T23:00:00.000Z'],
    [
      'with its last day, where no time is known',
      { endDate: '2026-12-07' },
      '2026-12-07T23:00:00.000Z',
    ],
    [
      'twelve hours after its start, although the clocks changed in between',
      { startDate: '2026-10-24', startTime: '20:00' },
      '2026-10-25T06:00:00.000Z',
    ],
  ])('%s', (_, part, moment) => {
    expect(expiryOf(scheduled(part)).toISOString()).toBe(moment);
  });

  const nights: [string, string, string][] = [
    ['Europe/Zurich', '2026-12-05T22:59:00Z', '2026-12-05T23:01:00Z'],
    ['America/Los_Angeles', '2026-12-06T07:59:00Z', '2026-12-06T08:01:00Z'],
    ['Asia/Tokyo', '2026-12-05T14:59:00Z', '2026-12-05T15:01:00Z'],
  ];

  it.each(['Europe/Zurich', 'America/Los_Angeles', 'Asia/Tokyo'])(
    'a server in %s is right at 23:59 and at 00:01 in Zurich, Los Angeles and Tokyo',
    (server) => {
      const calls = nights.flatMap(([timeZone, ...moments]) =>
        moments.map((moment) => [scheduled({ timeZone }), moment]),
      );

      expect(resultsOfServerIn(server, calls)).toEqual([
        server,
        nights.flatMap(() => [true, false]),
      ]);
    },
  );
});

// Modules that import the package `server-only` throw an error without the condition `react-server`.
const asServer = ['--conditions', 'react-server', '--require', 'esbuild-register'];

/** A process reads its time zone only when it starts. So each time zone gets a process of its own. */
function resultsOfServerIn(timeZone: string, calls: unknown[][]): unknown {
  const script = `
    const { isUpcoming } = require('./lib/data/events/start-end-and-expiry.ts');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const results = ${JSON.stringify(calls)}.map(([s, now]) => isUpcoming(s, new Date(now)));
    console.log(JSON.stringify([zone, results]));`;
  const options = { env: { ...process.env, TZ: timeZone }, encoding: 'utf8' } as const;

  return JSON.parse(execFileSync(process.execPath, [...asServer, '-e', script], options));
}

it('is the same rule as in the plugin, whose list of upcoming events is taken for whole', () => {
  const file = '../../../wordpress/headless-companion/includes/events/event-times.php';
  const plugin = readFileSync(join(__dirname, file), 'utf8');
  const start = new Date('2027-01-15T12:00:00Z');
  const begins = { startDate: '2027-01-15', startTime: '13:00' } as const;
  const hours = (+expiryOf(scheduled(begins)) - +start) / 3_600_000;

  expect(plugin).toContain(`const HOURS_AFTER_START = ${hours};`);
  // Of the time zones that the site may guess, the one in which a day ends last.
  const ends = (timeZone: string) => +expiryOf(scheduled({ timeZone }));
  const [latest] = Object.values(usTimeZones).sort((one, other) => ends(other) - ends(one));
  expect(plugin).toContain(`const LATEST_GUESSED_ZONE = '${latest}';`);
});
