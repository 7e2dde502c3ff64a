/**
 * Replaces the state of the current history entry without rendering the page again. The framework sets its own
 * `replaceState`, which renders, on the object `history`. This assumes that the method of the prototype is the
 * browser's.
 */
export function replaceHistoryState(state: object): void {
  History.prototype.replaceState.call(history, state, '');
}
