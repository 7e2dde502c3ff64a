import { replaceHistoryState } from '@/lib/next-internals/history-state';

type Place = { steps: number; top: number };

/** How many pages were appended to this history entry, and how far it was scrolled. */
export function readPlace(): Place {
  const { steps, top } = history.state?.place ?? {};

  return { steps: Number(steps) || 0, top: Number(top) || 0 };
}

/** Stores it in the history entry for Back and Forward: the browser itself restores only the page as it was loaded. */
export function storePlace(steps: number): void {
  replaceHistoryState({ ...history.state, place: { steps, top: scrollY } });
}

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a function that says whether the visitor has used the page since. */
export function watchForMoves(): () => boolean {
  let hasMoved = false;
  const move = () => {
    hasMoved = true;
  };
  for (const gesture of gestures) addEventListener(gesture, move, { once: true, passive: true });

  return () => hasMoved;
}
