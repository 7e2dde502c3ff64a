/**
 * Replaces the state of the current history entry without rendering the page again. Next.js sets its own
 * `replaceState`, which renders the page, on the object `history`. This function assumes that the method of the
 * prototype is still the browser's.
 */
export function replaceHistoryState(state: object): void {
  History.prototype.replaceState.call(history, state, '');
}
