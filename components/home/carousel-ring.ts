/** The steps from one slide to another on a ring, negative ones backwards: the shorter way round, forwards if equal. */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;

  return forwards > count / 2 ? forwards - count : forwards;
}

/** How many slides a wide screen shows at a time, partly shown ones too. */
export const widestView = 5;

/**
 * How many rounds the row needs; a round contains each slide once. A move forwards starts in the first round. A move
 * backwards starts one round later, at the same slide. In both cases, the row must also contain the slides that the
 * screen shows after the first one.
 */
export function roundsFor(count: number): number {
  return Math.ceil((2 * count + widestView) / count);
}

/** Where to start a move from: the same slide as at `place`, with enough of the row on the side it moves to. */
export function startOf(place: number, steps: number, count: number): number {
  const inFirstRound = place % count;

  return inFirstRound + steps < 0 ? inFirstRound + count : inFirstRound;
}
