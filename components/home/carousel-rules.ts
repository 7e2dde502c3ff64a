/** How long a slide stays, and how long the row rests after a visitor has moved it. */
export const restMs = 3000;

/** The steps from one slide to another on a ring, negative ones backwards: the shorter way round, forwards if equal. */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;

  return forwards > count / 2 ? forwards - count : forwards;
}

const widestView = 5;

/**
 * How often the slides have to stand in the row so that, from any place in its first round, there is half a round to
 * go forwards and a whole view beyond it, and the same place again a round later to go backwards from.
 */
export function roundsFor(count: number): number {
  return Math.ceil((2 * count + widestView) / count);
}

/** Where to start a move from: the same slide as at `place`, with enough of the row on the side it moves to. */
export function startOf(place: number, steps: number, count: number): number {
  const inFirstRound = place % count;

  return inFirstRound + steps < 0 ? inFirstRound + count : inFirstRound;
}

type Moment = {
  now: number;
  lastMoveAt: number;
  /** The pointer or the focus is on the row, or nobody can see it. */
  isHeld: boolean;
};

export function isTimeToAdvance({ now, lastMoveAt, isHeld }: Moment): boolean {
  return !isHeld && now - lastMoveAt >= restMs;
}
