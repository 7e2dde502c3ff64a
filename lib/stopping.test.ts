import { channel } from 'node:diagnostics_channel';

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
    expect(headersOfAnswer().connection).toBeUndefined();

    process.emit('SIGTERM');
    expect(isStopping()).toBe(true);
    // Whoever asks on a connection it has kept is told to leave it.
    expect(headersOfAnswer().connection).toBe('close');
    await jest.advanceTimersByTimeAsync(60_000);
    await renewPages([{ pathname: '/news' }]);
    expect(announce).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });
});

function headersOfAnswer(): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => (headers[name] = value);
  // The channel is one for all test files of a worker, and others listen on it, too.
  const request = { headers: {}, socket: {} };
  channel('http.server.request.start').publish({ request, response: { setHeader } });
  return headers;
}
