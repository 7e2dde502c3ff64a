import { roundsFor, shortestWay, startOf } from './carousel-ring';

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
  it('stays inside the row from every position, however far it goes', () => {
    // An `expect` for each of forty thousand moves takes seconds.
    const moves = Array.from({ length: 38 }, (_, index) => movesAlong(index + 2)).flat();
    const leaving = moves.filter(({ place, steps, count }) => {
      const start = startOf(place, steps, count);
      const end = start + steps;
      const stays = end >= 0 && end + 5 <= roundsFor(count) * count;

      return !stays || start % count !== place % count;
    });

    expect(moves.length).toBeGreaterThan(40_000);
    expect(leaving).toEqual([]);
  });
});

/**
 * Every move along a row with this number of slides: from each position of two rounds, by at most half a round in both
 * directions.
 */
function movesAlong(count: number) {
  const half = Math.floor(count / 2);

  return Array.from({ length: 2 * count }, (_, place) =>
    Array.from({ length: 2 * half + 1 }, (__, index) => ({ count, place, steps: index - half })),
  ).flat();
}
