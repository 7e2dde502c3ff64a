import { isTimeToAdvance, roundsFor, shortestWay, startOf } from './carousel-rules';

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

describe('a move along the row', () => {
  it('never leaves it, wherever it starts and as far as it may go', () => {
    for (let count = 2; count < 40; count += 1) {
      const length = roundsFor(count) * count;
      for (let place = 0; place < 2 * count; place += 1) {
        for (let steps = -Math.floor(count / 2); steps <= count / 2; steps += 1) {
          const start = startOf(place, steps, count);
          expect(start % count).toBe(place % count);
          expect(start + steps).toBeGreaterThanOrEqual(0);
          expect(start + steps + 5).toBeLessThanOrEqual(length);
        }
      }
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
