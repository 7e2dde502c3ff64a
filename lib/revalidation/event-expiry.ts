import 'server-only';

import { isShuttingDown } from '../http/shutdown';
import { processState } from '../next-internals/process-state.mjs';

/** An event and the time from which it is no longer upcoming. `tour` is the slug of its tour. */
export type EventExpiry = {
  at: Date;
  startsAt: Date;
  id: number;
  slug: string;
  tour: string | null;
};

/** The events that have not expired, by id and start: the dates of a series have the same id. */
const scheduled = processState('eventExpiries', () => new Map<string, EventExpiry>());

// In milliseconds.
const startUp = 5_000;
const interval = 1_000;
const intervalOfRetries = 30_000;

/**
 * Sets when events expire. Called by every query that has read events from WordPress. Other events stay scheduled: a
 * list that could not be read must not stop the timer. A date that was removed or moved stays too, and its pages are
 * rendered once more at its former time, which does no harm.
 */
export function scheduleEventExpiries(expiries: EventExpiry[], now = new Date()): void {
  for (const expiry of expiries) {
    // An expired event stays scheduled until the timer has handled it: a list may have been rendered since, but not the
    // page of the event.
    if (expiry.at > now) scheduled.set(`${expiry.id} ${expiry.startsAt.getTime()}`, expiry);
  }
}

/**
 * Runs for as long as the process does. When an event expires, the pages that show events are expired and rendered
 * again. Otherwise a page without visitors at night would show a past event in the morning. The rendering reads the
 * events again and so schedules the next expiry: the timer itself sends WordPress no request. When the events cannot be
 * read, as in an outage, it tries again every thirty seconds. Events that expire meanwhile come after that.
 *
 * @param refresh expires the pages of these events and renders them again; with an empty list, the pages of the lists.
 *   Returns false when the events could not be read. Must not reject
 */
export function startEventExpiryTimer(
  refresh: (expiries: EventExpiry[]) => Promise<boolean>,
): void {
  // Events may have expired while no process was running. So the lists are refreshed at the start too.
  let due: EventExpiry[] | null = [];

  const check = async () => {
    if (isShuttingDown()) return;
    due ??= takeDue(new Date());
    const isDone = due === null || (await refresh(due));
    if (isDone) due = null;
    setTimeout(() => void check(), isDone ? interval : intervalOfRetries).unref();
  };
  setTimeout(() => void check(), startUp).unref();
}

function takeDue(now: Date): EventExpiry[] | null {
  const due = [...scheduled].filter(([, { at }]) => at <= now);
  for (const [key] of due) scheduled.delete(key);

  return due.length > 0 ? due.map(([, expiry]) => expiry) : null;
}
