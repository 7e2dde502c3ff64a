import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

// The page cache, the pages and the process's start are bundled apart: what they share lives on the process.
const current = (globalThis.currentVisit ??= new AsyncLocalStorage());

/** Notes of every request whether it has been given a kept page. */
export function noteVisits() {
  // The server goes on to answer from here, so that all it starts belongs to this request.
  subscribe('http.server.request.start', () => current.enterWith({ isServed: false }));
}

/** Says that whoever asked gets a kept page: what is made from now on is made behind it. */
export function visitIsServed() {
  const visit = current.getStore();
  if (visit) visit.isServed = true;
}

/**
 * Does somebody wait for what is being asked for now?
 *
 * @returns {boolean} false in a build and in a timer's work too
 */
export function isSomebodyWaiting() {
  return current.getStore()?.isServed === false;
}
