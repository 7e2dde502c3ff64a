import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';

/**
 * What is known of the request that is being answered.
 *
 * @typedef {object} Visit
 * @property {boolean} isServed has whoever asked been given a kept page?
 * @property {boolean} isRenewal does this process ask itself, to have a page made anew after an edit?
 * @property {boolean} isStranger may its address be made up? Then nothing says that there is such a page.
 * @property {number} startedAt in milliseconds
 */

// The page cache, the pages and the process's start are bundled apart: what they share lives on the process.
const current = (globalThis.currentVisit ??= new AsyncLocalStorage());
const renewalKey = (globalThis.renewalKey ??= randomUUID());

export const renewalHeader = 'x-renewal';

/** What this process sends when it asks itself for a page that has to be made anew; nobody else knows the key. */
export const renewalHeaders = { [renewalHeader]: renewalKey };

// The channel outlives the test file that listens to it, and so must the clock.
const { now } = Date;

/** An answer takes eight seconds at most: what is left of them after this is for making the page. */
const timeForSources = 7_500;

/** Notes of every request when it came, and whose it is. */
export function noteVisits() {
  // The server goes on to answer from here, so that all it starts belongs to this request.
  subscribe('http.server.request.start', (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
    const isRenewal = request.headers[renewalHeader] === renewalKey;
    if (isRenewal) delete request.headers[renewalHeader];
    current.enterWith({ isServed: false, isRenewal, isStranger: false, startedAt: now() });
  });
}

/** Says that whoever asked gets a kept page: what is made from now on is made behind it. */
export function visitIsServed() {
  const visit = current.getStore();
  if (visit) visit.isServed = true;
}

/** Says that the address asked for may be made up. */
export function visitIsStrange() {
  const visit = current.getStore();
  if (visit) visit.isStranger = true;
}

/**
 * Does somebody wait for what is being asked for now?
 *
 * @returns {boolean} false in a build and in a timer's work too
 */
export function isSomebodyWaiting() {
  return current.getStore()?.isServed === false;
}

/**
 * For whom the sources are being asked now: to make a page anew after an edit, for somebody who waits, behind a kept page,
 * for an address that may be made up, or for nobody, as in a build.
 *
 * @returns {'renewal' | 'visitor' | 'behind' | 'stranger' | 'nobody'}
 */
export function whoAsks() {
  const visit = current.getStore();
  if (!visit) return 'nobody';
  if (visit.isRenewal) return 'renewal';
  if (visit.isServed) return 'behind';

  return visit.isStranger ? 'stranger' : 'visitor';
}

/**
 * How long the sources may still take, so that whoever waits is answered within eight seconds, however many questions it
 * takes.
 *
 * @returns {number} milliseconds; infinity where nobody waits
 */
export function timeLeft() {
  const visit = current.getStore();
  if (!visit || visit.isServed) return Infinity;

  return Math.max(0, visit.startedAt + timeForSources - Date.now());
}
