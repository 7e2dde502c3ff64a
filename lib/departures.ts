import 'server-only';

import { randomUUID } from 'node:crypto';

import { sendOwnWebhook } from './own-webhook';
import { isStopping } from './stopping';

/** An event and the moment it leaves the upcoming ones. */
export type Departure = { at: Date; id: number; slug: string };

// Pages and the timer are bundled apart; what one tells the other lives beside both.
const store = globalThis as typeof globalThis & { departures?: Departure[] };

const startUp = 5_000;
const pause = 1_000;

/**
 * Notes when events leave; whoever has asked for the events says so.
 *
 * @param options `isWhole`: are these all events there are? Of the others nothing is known else, and what was known of
 *   them stays: a list that could not be read must not stop the timer
 */
export function noteDepartures(
  departures: Departure[],
  { isWhole }: { isWhole: boolean },
  now = new Date(),
): void {
  const told = new Set(departures.map(({ id }) => id));
  const others = isWhole ? [] : (store.departures ?? []).filter(({ id }) => !told.has(id));

  store.departures = [...others, ...departures.filter(({ at }) => at > now)];
}

/**
 * Watches the events for as long as the process runs: at the moment one of them leaves the upcoming ones, the pages
 * that show events are expired and made anew, so that a page nobody asked for in the night does not show in the
 * morning what is over. Making them notes who leaves next: WordPress is not asked for the timer's sake.
 *
 * @param announce has the pages of these events made anew; without events those of the lists
 */
export function watchDepartures(announce = announceDepartures): void {
  // Who left while no process was running is not known: a start counts as a departure.
  let due: Departure[] | null = [];

  const look = async () => {
    if (isStopping()) return;
    due ??= takeDue(new Date());
    if (due) {
      try {
        await announce(due);
        due = null;
      } catch (error) {
        console.warn('The pages of events were not made anew', error);
      }
    }
    setTimeout(() => void look(), pause).unref();
  };
  setTimeout(() => void look(), startUp).unref();
}

function takeDue(now: Date): Departure[] | null {
  const due = store.departures?.filter(({ at }) => at <= now) ?? [];
  if (due.length === 0) return null;

  store.departures = store.departures!.filter(({ at }) => at > now);
  return due;
}

async function announceDepartures(departures: Departure[]): Promise<void> {
  const events = departures.length > 0 ? departures : [{ id: 0, slug: null }];
  const changes = events.map(({ id, slug }) => ({ type: 'event', id, slug, action: 'updated' }));

  await sendOwnWebhook('departure', { id: randomUUID(), changes });
}
