import { onRequestStart } from '../next-internals/request-start.mjs';
import { startRequest } from '../testing/started-request';
import {
  isVisitorWaiting,
  trackRequest,
  warmingHeaders,
  timeLeft,
  markServedFromCache,
  markSearch,
  markUnknownAddress,
  requestPurpose,
} from './request-context.mjs';

beforeAll(() => onRequestStart([trackRequest]));
afterEach(() => jest.useRealTimers());

/** Each request has a task of its own in the event loop. */
function during<Result>(headers: Record<string, string>, work: () => Result): Promise<Result> {
  return new Promise((resolve) =>
    setImmediate(() => {
      startRequest({ ...headers });
      resolve(work());
    }),
  );
}

describe('requestPurpose', () => {
  it('distinguishes a waiting visitor, one with a stored page, and no visitor', async () => {
    expect(requestPurpose()).toBe('none');
    expect(await during({}, requestPurpose)).toBe('visitor');
    expect(await during({}, () => (markServedFromCache(), requestPurpose()))).toBe('background');
  });

  it('recognises an unknown address, unless it has a stored page', async () => {
    expect(await during({}, () => (markUnknownAddress(), requestPurpose()))).toBe(
      'unknown-address',
    );
    expect(
      await during({}, () => (markUnknownAddress(), markServedFromCache(), requestPurpose())),
    ).toBe('background');
  });

  it('recognises a search', async () => {
    expect(await during({}, () => (markSearch(), requestPurpose()))).toBe('search');
  });

  it('recognises its own warming requests by a key that no visitor has', async () => {
    const own = () => (markUnknownAddress(), markServedFromCache(), requestPurpose());

    expect(await during(warmingHeaders, own)).toBe('warming');
    expect(await during({ 'x-warming': 'guessed' }, requestPurpose)).toBe('visitor');
  });

  it('removes the key before other code sees the request', async () => {
    const { request } = await during({}, () => startRequest({ ...warmingHeaders }));

    expect(request.headers).not.toHaveProperty('x-warming');
  });

  it('lets nobody else have a page rendered at once', async () => {
    // Without the channel, on which hooks of another test file may still listen.
    const tracked = (headers: Record<string, string>) =>
      during({}, () => {
        const start = startRequest({});
        Object.assign(start.request.headers, headers, {
          'x-prerender-revalidate': 'the right key',
        });
        trackRequest(start);
        return Object.keys(start.request.headers);
      });

    expect(await tracked(warmingHeaders)).toContain('x-prerender-revalidate');
    expect(await tracked({})).not.toContain('x-prerender-revalidate');
  });
});

describe('timeLeft', () => {
  it('counts from the start of the request, whatever was requested before', async () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate'] });
    const left = await during({}, () => {
      jest.setSystemTime(Date.now() + 5_000);
      const first = timeLeft();
      jest.setSystemTime(Date.now() + 5_000);
      return [first, timeLeft()];
    });

    expect(left[0]).toBeGreaterThan(2_000);
    expect(left[0]).toBeLessThan(3_000);
    expect(left[1]).toBe(0);
  });

  it('has no limit where no visitor waits', async () => {
    expect(timeLeft()).toBe(Infinity);
    expect(await during({}, () => (markServedFromCache(), timeLeft()))).toBe(Infinity);
    expect(await during({}, isVisitorWaiting)).toBe(true);
  });
});
