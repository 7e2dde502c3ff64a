/** @typedef {typeof globalThis & { processStates?: Map<string, unknown> }} Process */

/**
 * State that all bundles of one process share. Next.js bundles the page cache, the pages, the route handlers, the
 * middleware and `instrumentation.ts` separately. A module that several of them import exists several times in one
 * process; `globalThis` exists once. The site stores nothing else there.
 */
const shared = /** @type {Process} */ (globalThis);
const states = (shared.processStates ??= new Map());

/**
 * The state with this name, which all bundles of this process share.
 *
 * @template State
 * @param {string} name
 * @param {() => State} create called once in a process
 * @returns {State} the same object in every bundle
 */
export function processState(name, create) {
  if (!states.has(name)) states.set(name, create());

  // A name always belongs to one `create`.
  return /** @type {State} */ (states.get(name));
}

/**
 * For tests: the next call of `processState` creates it again.
 *
 * @param {string} name
 */
export function forgetProcessState(name) {
  states.delete(name);
}
