import { startEventExpiryTimer } from '../revalidation/event-expiry';
import { warmPages } from '../revalidation/warm-pages';
import { onRequestStart } from '../next-internals/request-start.mjs';
import { closeOnShutdown, isShuttingDown, watchForShutdown } from './shutdown';
import { startRequest } from '../testing/started-request';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a process that was asked to end', () => {
  it('refreshes no expired event and renders no page again', async () => {
    const refresh = jest.fn();
    const fetch = jest.spyOn(globalThis, 'fetch');
    startEventExpiryTimer(refresh);
    watchForShutdown();
    onRequestStart([closeOnShutdown]);
    expect(isShuttingDown()).toBe(false);
    expect(startRequest({}).response.hasHeader('connection')).toBe(false);

    process.emit('SIGTERM');
    expect(isShuttingDown()).toBe(true);
    // The response to a request on an open keep-alive connection closes the connection.
    expect(startRequest({}).response.getHeader('connection')).toBe('close');
    await jest.advanceTimersByTimeAsync(60_000);
    await warmPages([{ pathname: '/news' }]);
    expect(refresh).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });
});
