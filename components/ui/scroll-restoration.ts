import { replaceHistoryState } from '@/lib/next-internals/history-state';

type Place = { steps: number; top: number };

/** How many pages were appended in this history entry, and its scroll position in pixels. */
export function readPlace(): Place {
  const { steps, top } = history.state?.place ?? {};

  return { steps: Number(steps) || 0, top: Number(top) || 0 };
}

/**
 * Saves the number of appended pages and the scroll position in the history entry, for Back and Forward. The browser
 * itself restores only the page without the appended items.
 */
export function storePlace(steps: number): void {
  replaceHistoryState({ ...history.state, place: { steps, top: scrollY } });
}

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a function that returns whether the visitor has used the page since this call. */
export function watchForMoves(): () => boolean {
  let hasMoved = false;
  const move = () => {
    hasMoved = true;
  };
  for (const gesture of gestures) addEventListener(gesture, move, { once: true, passive: true });

  return () => hasMoved;
}
