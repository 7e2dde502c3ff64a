import { noteDepartures, watchDepartures, type Departure } from './departures';
import { logged } from './testing/answers';

const start = new Date('2026-12-05T20:00:00Z');

const departure = (id: number, at: string): Departure => ({
  ...{ id, slug: `event-${id}`, at: new Date(at) },
});

const whole = { isWhole: true };

let announced: number[][];

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  announced = [];
  noteDepartures([], whole);
});
afterEach(() => jest.useRealTimers());

async function announce(departures: Departure[]): Promise<void> {
  announced.push(departures.map(({ id }) => id));
}

async function waitUntil(moment: string): Promise<void> {
  await jest.advanceTimersByTimeAsync(new Date(moment).getTime() - Date.now());
}

describe('watchDepartures', () => {
  it('counts a start as a departure: who left before it is not known', async () => {
    watchDepartures(announce);
    await waitUntil('2026-12-05T20:00:10Z');

    expect(announced).toEqual([[]]);
  });

  it('announces within a second of the moment, and once', async () => {
    watchDepartures(announce);
    noteDepartures([departure(1, '2026-12-05T20:03:00Z')], whole);
    await waitUntil('2026-12-05T20:02:59Z');
    expect(announced).toEqual([[]]);

    await waitUntil('2026-12-05T20:03:01Z');
    expect(announced).toEqual([[], [1]]);
    await waitUntil('2026-12-05T20:05:00Z');
    expect(announced).toEqual([[], [1]]);
  });

  it('announces together what leaves together, and not what left before', async () => {
    watchDepartures(announce);
    const midnight = '2026-12-05T20:03:00Z';
    const all = [
      departure(1, midnight),
      departure(2, midnight),
      departure(3, '2026-12-05T20:09:00Z'),
    ];
    noteDepartures([...all, departure(4, '2026-12-01T23:00:00Z')], whole);
    await waitUntil('2026-12-05T20:04:00Z');

    expect(announced).toEqual([[], [1, 2]]);
  });

  it('goes by what is known last: an event may be moved', async () => {
    watchDepartures(announce);
    noteDepartures([departure(1, '2026-12-05T20:03:00Z')], whole);
    noteDepartures([departure(1, '2026-12-05T20:06:00Z')], whole);
    await waitUntil('2026-12-05T20:05:00Z');
    expect(announced).toEqual([[]]);

    await waitUntil('2026-12-05T20:06:02Z');
    expect(announced).toEqual([[], [1]]);
  });

  it('goes on to who leaves after them, whether or not the lists could be read again', async () => {
    watchDepartures(announce);
    noteDepartures(
      [departure(1, '2026-12-05T20:03:00Z'), departure(2, '2026-12-05T20:06:00Z')],
      whole,
    );
    await waitUntil('2026-12-07T00:00:00Z');

    expect(announced).toEqual([[], [1], [2]]);
  });

  it('keeps what it knows of events that half of an answer does not name', async () => {
    watchDepartures(announce);
    noteDepartures(
      [departure(1, '2026-12-05T20:03:00Z'), departure(2, '2026-12-05T20:06:00Z')],
      whole,
    );
    noteDepartures([departure(2, '2026-12-07T23:00:00Z')], { isWhole: false });
    await waitUntil('2026-12-07T12:00:00Z');
    expect(announced).toEqual([[], [1]]);

    await waitUntil('2026-12-08T00:00:00Z');
    expect(announced).toEqual([[], [1], [2]]);
  });

  it('tries again until it is heard', async () => {
    logged('warn');
    let refusals = 3;
    watchDepartures(async (departures) => {
      if (refusals-- > 0) throw new Error('not listening yet');
      await announce(departures);
    });
    await waitUntil('2026-12-05T20:00:20Z');

    expect(announced).toEqual([[]]);
    expect(refusals).toBe(-1);
  });
});
