/** How long a slide stays, and how long the row rests after a visitor has moved it. */
export const restMs = 3000;

/** The steps from one slide to another on a ring, negative ones backwards: the shorter way round, forwards if equal. */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;

  return forwards > count / 2 ? forwards - count : forwards;
}

/**
 * How often the slides have to stand in the row so that it can be moved by half a round in either direction without
 * an empty place, whatever the width of the screen.
 */
export function copiesFor(count: number): number {
  const widestView = 5;

  return Math.ceil((widestView + 2 * reachFor(count) + 1) / count);
}

/** The slides that have to be ready on either side of the view. */
export function reachFor(count: number): number {
  return 1 + Math.floor(count / 2);
}

type Moment = {
  now: number;
  lastMoveAt: number;
  /** The pointer or the focus is on the row, it is paused, or nobody can see it. */
  isHeld: boolean;
};

export function isTimeToAdvance({ now, lastMoveAt, isHeld }: Moment): boolean {
  return !isHeld && now - lastMoveAt >= restMs;
}
