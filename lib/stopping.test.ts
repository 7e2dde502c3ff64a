import { watchDepartures } from './departures';
import { renewPages } from './renew';
import { isStopping, watchForStop } from './stopping';
import { startRequest } from './testing/started-request';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a process that was asked to end', () => {
  it('announces no departure and makes no page anew any more', async () => {
    const announce = jest.fn();
    const fetch = jest.spyOn(globalThis, 'fetch');
    watchDepartures(announce);
    watchForStop();
    expect(isStopping()).toBe(false);
    expect(startRequest({}).response.hasHeader('connection')).toBe(false);

    process.emit('SIGTERM');
    expect(isStopping()).toBe(true);
    // Whoever asks on a connection it has kept is told to leave it.
    expect(startRequest({}).response.getHeader('connection')).toBe('close');
    await jest.advanceTimersByTimeAsync(60_000);
    await renewPages([{ pathname: '/news' }]);
    expect(announce).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });
});
