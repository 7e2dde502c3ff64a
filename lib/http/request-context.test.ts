import { onRequestStart } from '../next-internals/request-start.mjs';
import { duringRequest, startRequest } from '../testing/started-request';
import {
  isVisitorWaiting,
  trackRequest,
  warmingHeaders,
  remainingTime,
  markServedFromCache,
  markSearch,
  markUnknownAddress,
  requestPurpose,
} from './request-context.mjs';

beforeAll(() => onRequestStart([trackRequest]));
afterEach(() => jest.useRealTimers());

describe('requestPurpose', () => {
  it('distinguishes a waiting visitor, one with a stored page, and no visitor', async () => {
    expect(requestPurpose()).toBe('none');
    expect(await duringRequest({}, requestPurpose)).toBe('visitor');
    expect(await duringRequest({}, () => (markServedFromCache(), requestPurpose()))).toBe(
      'background',
    );
  });

  it('recognises an unknown address, unless it has a stored page', async () => {
    expect(await duringRequest({}, () => (markUnknownAddress(), requestPurpose()))).toBe(
      'unknown-address',
    );
    expect(
      await duringRequest(
        {},
        () => (markUnknownAddress(), markServedFromCache(), requestPurpose()),
      ),
    ).toBe('background');
  });

  it('recognises a search', async () => {
    expect(await duringRequest({}, () => (markSearch(), requestPurpose()))).toBe('search');
  });

  it('recognises its own warming requests by a key that no visitor has', async () => {
    const own = () => (markUnknownAddress(), markServedFromCache(), requestPurpose());

    expect(await duringRequest(warmingHeaders, own)).toBe('warming');
    expect(await duringRequest({ 'x-warming': 'guessed' }, requestPurpose)).toBe('visitor');
  });

  it('removes the key before other code sees the request', async () => {
    const { request } = await duringRequest({}, () => startRequest({ ...warmingHeaders }));

    expect(request.headers).not.toHaveProperty('x-warming');
  });

  it('lets no other client make Next.js render a page before it responds', async () => {
    const tracked = (headers: Record<string, string>) =>
      duringRequest({}, () => {
        const { request } = startRequest({ ...headers, 'x-prerender-revalidate': 'the right key' });
        return Object.keys(request.headers);
      });

    expect(await tracked(warmingHeaders)).toContain('x-prerender-revalidate');
    expect(await tracked({})).not.toContain('x-prerender-revalidate');
  });
});

describe('remainingTime', () => {
  it('counts from the start of the request, whatever was requested before', async () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate'] });
    const left = await duringRequest({}, () => {
      jest.setSystemTime(Date.now() + 5_000);
      const first = remainingTime();
      jest.setSystemTime(Date.now() + 5_000);
      return [first, remainingTime()];
    });

    expect(left[0]).toBeGreaterThan(2_000);
    expect(left[0]).toBeLessThan(3_000);
    expect(left[1]).toBe(0);
  });

  it('has no limit where no visitor waits', async () => {
    expect(remainingTime()).toBe(Infinity);
    expect(await duringRequest({}, () => (markServedFromCache(), remainingTime()))).toBe(Infinity);
    expect(await duringRequest({}, isVisitorWaiting)).toBe(true);
  });
});
