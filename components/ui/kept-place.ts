type Place = { steps: number; top: number };

/** How many steps this page of the visitor's history had grown by, and how far it was scrolled. */
export function recallPlace(): Place {
  const { steps = 0, top = 0 } = (history.state as { place?: Partial<Place> } | null)?.place ?? {};

  return { steps, top };
}

/** Notes it, for Back and Forward: the browser itself remembers a page only as it came. */
export function keepPlace(steps: number): void {
  const state = { ...history.state, place: { steps, top: scrollY } };
  // The framework's own version of this function would have its router look at the page anew.
  History.prototype.replaceState.call(history, state, '');
}

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Tells from now on whether the visitor has taken hold of the page. */
export function watchForMoves(): () => boolean {
  let hasMoved = false;
  const move = () => {
    hasMoved = true;
  };
  for (const gesture of gestures) addEventListener(gesture, move, { once: true, passive: true });

  return () => hasMoved;
}
