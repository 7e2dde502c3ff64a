import { processState } from '../next-internals/process-state.mjs';
import { scheduleEventExpiries, startEventExpiryTimer, type EventExpiry } from './event-expiry';

const start = new Date('2026-12-05T20:00:00Z');

const expiry = (id: number, at: string, startsAt = start): EventExpiry => ({
  ...{ id, slug: `event-${id}`, tour: null, at: new Date(at), startsAt },
});

let refreshed: number[][];
let isOutage: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  refreshed = [];
  isOutage = false;
  processState('eventExpiries', () => new Map()).clear();
});
afterEach(() => jest.useRealTimers());

async function refresh(expiries: EventExpiry[]): Promise<boolean> {
  refreshed.push(expiries.map(({ id }) => id));
  return !isOutage;
}

async function waitUntil(moment: string): Promise<void> {
  const until = new Date(moment).getTime();
  // The timer checks once a second. Only the last ten seconds are simulated.
  jest.setSystemTime(Math.max(Date.now(), until - 10_000));
  await jest.advanceTimersByTimeAsync(until - Date.now());
}

describe('startEventExpiryTimer', () => {
  it('refreshes all lists at its start: it does not know which events have expired before', async () => {
    startEventExpiryTimer(refresh);
    await waitUntil('2026-12-05T20:00:10Z');

    expect(refreshed).toEqual([[]]);
  });

  it('refreshes the pages of an event once, within a second of its expiry', async () => {
    startEventExpiryTimer(refresh);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:03:00Z')]);
    await waitUntil('2026-12-05T20:02:59Z');
    expect(refreshed).toEqual([[]]);

    await waitUntil('2026-12-05T20:03:01Z');
    expect(refreshed).toEqual([[], [1]]);
    await waitUntil('2026-12-05T20:05:00Z');
    expect(refreshed).toEqual([[], [1]]);
  });

  it('refreshes events together that expire at the same time, and none that expired before', async () => {
    startEventExpiryTimer(refresh);
    const midnight = '2026-12-05T20:03:00Z';
    const all = [expiry(1, midnight), expiry(2, midnight), expiry(3, '2026-12-05T20:09:00Z')];
    scheduleEventExpiries([...all, expiry(4, '2026-12-01T23:00:00Z')]);
    await waitUntil('2026-12-05T20:04:00Z');

    expect(refreshed).toEqual([[], [1, 2]]);
  });

  it('uses the latest data: the end of an event may be moved', async () => {
    startEventExpiryTimer(refresh);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:03:00Z')]);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:06:00Z')]);
    await waitUntil('2026-12-05T20:05:00Z');
    expect(refreshed).toEqual([[]]);

    await waitUntil('2026-12-05T20:06:02Z');
    expect(refreshed).toEqual([[], [1]]);
  });

  it('refreshes each date of a series with one id, and a moved date at its former time too', async () => {
    startEventExpiryTimer(refresh);
    const [first, second] = [new Date('2026-12-05T08:03:00Z'), new Date('2026-12-05T08:06:00Z')];
    scheduleEventExpiries([
      expiry(1, '2026-12-05T20:03:00Z', first),
      expiry(1, '2026-12-05T20:06:00Z', second),
    ]);
    const moved = new Date('2026-12-05T08:09:00Z');
    scheduleEventExpiries([
      expiry(1, '2026-12-05T20:03:00Z', first),
      expiry(1, '2026-12-05T20:09:00Z', moved),
    ]);
    await waitUntil('2026-12-05T20:04:00Z');
    expect(refreshed).toEqual([[], [1]]);

    await waitUntil('2026-12-05T20:07:00Z');
    await waitUntil('2026-12-05T20:10:00Z');
    expect(refreshed).toEqual([[], [1], [1], [1]]);
  });

  it('refreshes the pages of an event that a list has left out before the timer checked', async () => {
    startEventExpiryTimer(refresh);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:03:00.200Z')]);
    await waitUntil('2026-12-05T20:03:00.500Z');
    scheduleEventExpiries([]);
    await waitUntil('2026-12-05T20:03:02Z');

    expect(refreshed).toEqual([[], [1]]);
  });

  it('refreshes again after thirty seconds in an outage, and then what has expired meanwhile', async () => {
    startEventExpiryTimer(refresh);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:03:00Z'), expiry(2, '2026-12-05T20:03:20Z')]);
    await waitUntil('2026-12-05T20:02:59Z');
    isOutage = true;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(refreshed).toEqual([[], [1]]);

    isOutage = false;
    await jest.advanceTimersByTimeAsync(28_000);
    expect(refreshed).toEqual([[], [1]]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(refreshed).toEqual([[], [1], [1], [2]]);
    await waitUntil('2026-12-05T20:05:00Z');
    expect(refreshed).toHaveLength(4);
  });

  it('refreshes the lists again until an outage at the start is over', async () => {
    isOutage = true;
    startEventExpiryTimer(refresh);
    await jest.advanceTimersByTimeAsync(66_000);
    expect(refreshed).toEqual([[], [], []]);

    isOutage = false;
    await jest.advanceTimersByTimeAsync(90_000);
    expect(refreshed).toHaveLength(4);
  });

  it('continues with the next events, even if the lists could not be loaded again', async () => {
    startEventExpiryTimer(refresh);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:03:00Z'), expiry(2, '2026-12-05T20:06:00Z')]);
    await waitUntil('2026-12-05T20:04:00Z');
    await waitUntil('2026-12-07T00:00:00Z');

    expect(refreshed).toEqual([[], [1], [2]]);
  });

  it('keeps the known events when an incomplete response does not name them', async () => {
    startEventExpiryTimer(refresh);
    scheduleEventExpiries([expiry(1, '2026-12-05T20:03:00Z'), expiry(2, '2026-12-05T20:06:00Z')]);
    scheduleEventExpiries([expiry(2, '2026-12-07T23:00:00Z')]);
    await waitUntil('2026-12-07T12:00:00Z');
    expect(refreshed).toEqual([[], [1]]);

    await waitUntil('2026-12-08T00:00:00Z');
    expect(refreshed).toEqual([[], [1], [2]]);
  });
});
