import { RateLimit } from './rate-limit';

const second = 1000;
const start = Date.parse('2026-11-20T10:00:00Z');

const newLimit = () => new RateLimit({ burst: 2, perSecond: 0.5 }, { burst: 5, perSecond: 1 });

describe('RateLimit', () => {
  it('lets some requests of a client pass at once, then says how long to wait', () => {
    const limit = newLimit();

    expect([1, 2, 3].map(() => limit.take('a', start))).toEqual([0, 0, 2]);
  });

  it('refills with time, up to the number of requests at the start', () => {
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

  it('limits the requests of all clients together', () => {
    const limit = newLimit();
    const waits = ['a', 'b', 'c', 'd', 'e', 'f'].map((client) => limit.take(client, start));

    expect(waits).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('lets no refused request use up what is left for others', () => {
    const limit = newLimit();
    for (let round = 0; round < 100; round += 1) limit.take('a', start);

    expect(['b', 'c', 'd'].map((client) => limit.take(client, start))).toEqual([0, 0, 0]);
  });

  it('counts an unknown client only in the shared bucket', () => {
    const limit = newLimit();

    expect([1, 2, 3, 4, 5, 6].map(() => limit.take(null, start))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('forgets the client whose last request is the oldest when there are too many', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 0.001 }, { burst: 1e6, perSecond: 1 });
    limit.take('first', start);
    for (let client = 0; client < 10_000; client += 1) limit.take(String(client), start);

    expect(limit.take('first', start)).toBe(0);
    expect(limit.take('9999', start)).toBeGreaterThan(0);
  });

  describe('with a reserve', () => {
    const patient = { burst: 100, perSecond: 100 };
    const addresses = Array.from({ length: 50 }, (_, index) => `flood ${index}`);

    it.each([
      ['fast', 20],
      ['slow', 100],
    ])('still serves an occasional client during a %s flood', (_, every) => {
      const limit = new RateLimit(patient, { burst: 10, perSecond: 2, reserve: 7 });
      const honest: number[] = [];
      let passed = 0;
      for (let at = 0; at < 120 * second; at += every) {
        const address = addresses[(at / every) % addresses.length]!;
        if (limit.take(address, start + at) === 0) passed += 1;
        if (at % (20 * second) === 10 * second) honest.push(limit.take('honest', start + at));
      }

      expect(honest).toEqual(Array(6).fill(0));
      expect(passed).toBeLessThanOrEqual(10 + 2 * 120);
    });

    it('serves somebody who searches seven times within half a minute, during a flood', () => {
      const limit = new RateLimit(patient, { burst: 10, perSecond: 2, reserve: 7 });
      const honest: number[] = [];
      for (let at = 0; at < 60 * second; at += 40) {
        limit.take(addresses[(at / 40) % addresses.length]!, start + at);
        const isTheirs = at >= 30 * second && at % (4 * second) === 0;
        if (isTheirs) honest.push(limit.take('honest', start + at));
      }

      expect(honest).toEqual(Array(7).fill(0));
    });

    it('counts a refused request twice, so that a client who goes on after refusals leaves the tokens to others', () => {
      const limit = new RateLimit(patient, { burst: 6, perSecond: 1, reserve: 5 });
      const waits = Array.from({ length: 5 }, () => limit.take('a', start));

      expect(waits).toEqual([0, 0, 0, 3, 3]);
      expect(limit.take('a', start + 2 * second)).toBeGreaterThan(0);
      expect(limit.take('b', start + 2 * second)).toBe(0);
    });

    it('leaves tokens to others when one client sends many requests, and says how long to wait', () => {
      const limit = new RateLimit(patient, { burst: 10, perSecond: 2, reserve: 7 });
      const waits = Array.from({ length: 6 }, () => limit.take('a', start));

      expect(waits).toEqual([...Array(5).fill(0), 2]);
      expect(limit.take('b', start)).toBe(0);
    });

    it('forgets within minutes how often a client came', () => {
      const limit = new RateLimit(patient, { burst: 5, perSecond: 0.1, reserve: 4 });
      for (let round = 0; round < 20; round += 1) limit.take('a', start);
      limit.take('b', start);
      for (const client of ['c', 'd']) limit.take(client, start + 20 * second);

      expect(limit.take('a', start + 40 * second)).toBeGreaterThan(0);
      expect(limit.take('a', start + 600 * second)).toBe(0);
    });
  });

  it('is not confused by a clock that is set back', () => {
    const limit = newLimit();
    limit.take('a', start);

    expect(limit.take('a', start - 3600 * second)).toBe(0);
    expect(limit.take('a', start - 3600 * second)).toBe(2);
  });
});
