import { startRequest } from './testing/started-request';
import {
  isSomebodyWaiting,
  noteVisits,
  renewalHeaders,
  timeLeft,
  visitIsServed,
  visitIsStrange,
  whoAsks,
} from './visits.mjs';

beforeAll(noteVisits);
afterEach(() => jest.useRealTimers());

/** Each request comes in a turn of its own. */
function during<Result>(headers: Record<string, string>, work: () => Result): Promise<Result> {
  return new Promise((resolve) =>
    setImmediate(() => {
      startRequest({ ...headers });
      resolve(work());
    }),
  );
}

describe('whoAsks', () => {
  it('tells a visitor who waits from one who has a kept page, and from nobody', async () => {
    expect(whoAsks()).toBe('nobody');
    expect(await during({}, whoAsks)).toBe('visitor');
    expect(await during({}, () => (visitIsServed(), whoAsks()))).toBe('behind');
  });

  it('tells an address that may be made up, unless it has a kept page', async () => {
    expect(await during({}, () => (visitIsStrange(), whoAsks()))).toBe('stranger');
    expect(await during({}, () => (visitIsStrange(), visitIsServed(), whoAsks()))).toBe('behind');
  });

  it('knows its own renewals by a key that no visitor has', async () => {
    const own = () => (visitIsStrange(), visitIsServed(), whoAsks());

    expect(await during(renewalHeaders, own)).toBe('renewal');
    expect(await during({ 'x-renewal': 'guessed' }, whoAsks)).toBe('visitor');
  });

  it('shows the key to nothing that comes after', async () => {
    const { request } = await during({}, () => startRequest({ ...renewalHeaders }));

    expect(request.headers).not.toHaveProperty('x-renewal');
  });
});

describe('timeLeft', () => {
  it('counts from the beginning of the request, whatever has been asked before', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
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

  it('has no end where nobody waits', async () => {
    expect(timeLeft()).toBe(Infinity);
    expect(await during({}, () => (visitIsServed(), timeLeft()))).toBe(Infinity);
    expect(await during({}, isSomebodyWaiting)).toBe(true);
  });
});
