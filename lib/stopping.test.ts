import { watchDepartures } from './departures';
import { renewPages } from './renew';
import { isStopping, watchForStop } from './stopping';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a process that was asked to end', () => {
  it('announces no departure and makes no page anew any more', async () => {
    const announce = jest.fn();
    const fetch = jest.spyOn(globalThis, 'fetch');
    watchDepartures(announce);
    watchForStop();
    expect(isStopping()).toBe(false);

    process.emit('SIGTERM');
    expect(isStopping()).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    await renewPages([{ pathname: '/news' }]);
    expect(announce).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });
});
