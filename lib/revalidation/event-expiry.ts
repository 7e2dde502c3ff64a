import 'server-only';

import { isShuttingDown } from '../http/shutdown';
import { processState } from '../next-internals/process-state.mjs';

/** An event and the time from which it is no longer upcoming. `tour` is the slug of its tour. */
export type EventExpiry = { at: Date; id: number; slug: string; tour: string | null };

const schedule = processState('eventExpiries', (): { expiries: EventExpiry[] } => ({
  expiries: [],
}));

const startUp = 5_000;
const interval = 1_000;

/**
 * Sets when events expire. Called by every query that has read events from WordPress.
 *
 * @param options `isWhole`: whether these are all events. If not, the times of other events stay: a list that could not
 *   be read must not stop the timer
 */
export function scheduleEventExpiries(
  expiries: EventExpiry[],
  { isWhole }: { isWhole: boolean },
  now = new Date(),
): void {
  const upcoming = expiries.filter(({ at }) => at > now);
  const known = new Set(expiries.map(({ id }) => id));
  const ids = new Set(upcoming.map(({ id }) => id));
  // An expired event stays in the schedule until the timer has handled it: a list may have been rendered since, but not
  // the page of the event.
  const remaining = schedule.expiries.filter(({ at, id }) =>
    at <= now ? !ids.has(id) : !isWhole && !known.has(id),
  );
  schedule.expiries = [...remaining, ...upcoming];
}

/**
 * Runs for as long as the process does. When an event expires, the pages that show events are expired and rendered
 * again. Otherwise a page without visitors at night would show a past event in the morning. The rendering reads the
 * events again and so schedules the next expiry: the timer itself sends WordPress no request.
 *
 * @param announce renders the pages of these events again; with an empty list, the pages of the lists
 */
export function startEventExpiryTimer(announce: (expiries: EventExpiry[]) => void): void {
  // Events may have expired while no process was running: a start counts as an expiry.
  let due: EventExpiry[] | null = [];

  const check = () => {
    if (isShuttingDown()) return;
    due ??= takeDue(new Date());
    if (due) announce(due);
    due = null;
    setTimeout(check, interval).unref();
  };
  setTimeout(check, startUp).unref();
}

function takeDue(now: Date): EventExpiry[] | null {
  const { expiries } = schedule;
  const due = expiries.filter(({ at }) => at <= now);
  if (due.length === 0) return null;

  schedule.expiries = expiries.filter(({ at }) => at > now);
  return due;
}
