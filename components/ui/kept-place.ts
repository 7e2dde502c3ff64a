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

/** Scrolls there, unless the visitor has moved since. */
export function returnTo({ top }: Place, hasMoved: boolean): void {
  if (!hasMoved) scrollTo({ top, behavior: 'instant' });
}
