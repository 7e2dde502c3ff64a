import { copiesFor, isTimeToAdvance, reachFor, shortestWay } from './carousel-rules';

describe('shortestWay', () => {
  it.each([
    [0, 1, 4, 1],
    [0, 3, 4, -1],
    [3, 0, 4, 1],
    [0, 2, 4, 2],
    [1, 4, 5, -2],
    [2, 2, 5, 0],
    [0, 1, 2, 1],
  ])('from %i to %i of %#', (from, to, count, steps) => {
    expect(shortestWay(from, to, count)).toBe(steps);
  });

  it('always arrives, and never goes further than half a round', () => {
    for (let count = 1; count < 12; count += 1) {
      for (let from = 0; from < count; from += 1) {
        for (let to = 0; to < count; to += 1) {
          const steps = shortestWay(from, to, count);
          expect((((from + steps) % count) + count) % count).toBe(to);
          expect(Math.abs(steps)).toBeLessThanOrEqual(count / 2);
        }
      }
    }
  });
});

describe('copiesFor', () => {
  it('fills the widest view and half a round on either side', () => {
    for (let count = 1; count < 40; count += 1) {
      expect(copiesFor(count) * count).toBeGreaterThan(5 + 2 * reachFor(count));
    }
  });
});

describe('isTimeToAdvance', () => {
  it('waits for three seconds after any move', () => {
    expect(isTimeToAdvance({ now: 2999, lastMoveAt: 0, isHeld: false })).toBe(false);
    expect(isTimeToAdvance({ now: 3000, lastMoveAt: 0, isHeld: false })).toBe(true);
  });

  it('never moves while it is held', () => {
    expect(isTimeToAdvance({ now: 9000, lastMoveAt: 0, isHeld: true })).toBe(false);
  });
});
