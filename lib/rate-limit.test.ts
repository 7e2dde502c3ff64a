import { RateLimit } from './rate-limit';

const second = 1000;
const start = Date.parse('2026-11-20T10:00:00Z');

const newLimit = () => new RateLimit({ burst: 2, perSecond: 0.5 }, { burst: 5, perSecond: 1 });

describe('RateLimit', () => {
  it('lets a client ask a few times at once, then says how long to wait', () => {
    const limit = newLimit();

    expect([1, 2, 3].map(() => limit.take('a', start))).toEqual([0, 0, 2]);
  });

  it('lets it ask again as time goes by, and saves up no more than at first', () => {
    const limit = newLimit();
    for (let round = 0; round < 2; round += 1) limit.take('a', start);

    expect(limit.take('a', start + 2 * second)).toBe(0);
    expect(limit.take('a', start + 3 * second)).toBe(1);
    const later = start + 3600 * second;
    expect([1, 2, 3].map(() => limit.take('a', later))).toEqual([0, 0, 2]);
  });

  it('does not make one client wait for another', () => {
    const limit = newLimit();
    for (let round = 0; round < 3; round += 1) limit.take('a', start);

    expect(limit.take('b', start)).toBe(0);
  });

  it('bounds what all clients ask for together', () => {
    const limit = newLimit();
    const waits = ['a', 'b', 'c', 'd', 'e', 'f'].map((client) => limit.take(client, start));

    expect(waits).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('lets no refused request use up what is left for others', () => {
    const limit = newLimit();
    for (let round = 0; round < 100; round += 1) limit.take('a', start);

    expect(['b', 'c', 'd'].map((client) => limit.take(client, start))).toEqual([0, 0, 0]);
  });

  it('counts a client it cannot tell apart among all only', () => {
    const limit = newLimit();

    expect([1, 2, 3, 4, 5, 6].map(() => limit.take(null, start))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('forgets the client that was away longest when there are too many', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 0.001 }, { burst: 1e6, perSecond: 1 });
    limit.take('first', start);
    for (let client = 0; client < 10_000; client += 1) limit.take(String(client), start);

    expect(limit.take('first', start)).toBe(0);
    expect(limit.take('9999', start)).toBeGreaterThan(0);
  });

  it('is not confused by a clock that is set back', () => {
    const limit = newLimit();
    limit.take('a', start);

    expect(limit.take('a', start - 3600 * second)).toBe(0);
    expect(limit.take('a', start - 3600 * second)).toBe(2);
  });
});
