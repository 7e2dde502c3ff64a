/**
 * The number of steps from one slide to another on a ring, the shorter way; negative is backwards. Forwards if equal.
 */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;

  return forwards > count / 2 ? forwards - count : forwards;
}

/** The number of slides that a wide screen shows at a time, including partly visible ones. */
export const widestView = 5;

/**
 * How many rounds the row needs. A round contains each slide once. A move forwards starts in the first round, a move
 * backwards at the same slide of the second round. In both cases, the row must also contain the slides that the screen
 * shows after the first one.
 */
export function roundsFor(count: number): number {
  return Math.ceil((2 * count + widestView) / count);
}

/**
 * The position from which to start a move: the same slide as at `place`, with enough slides in the direction of the
 * move.
 */
export function startOf(place: number, steps: number, count: number): number {
  const inFirstRound = place % count;

  return inFirstRound + steps < 0 ? inFirstRound + count : inFirstRound;
}
