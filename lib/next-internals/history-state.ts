/**
 * Replaces the state of the current history entry. Assumes that the framework puts its own `replaceState` on the object
 * `history`, so that its router renders the page again, and leaves the prototype's alone.
 */
export function replaceHistoryState(state: object): void {
  History.prototype.replaceState.call(history, state, '');
}
