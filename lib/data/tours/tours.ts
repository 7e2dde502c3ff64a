import type { Locale } from '../../i18n/routing';
import type { Words } from '../../i18n/words';

/** A tour, as described in content/tours. */
export type Tour = {
  /** The last part of its URL, and the file name of its picture in `public/images/tours`. */
  slug: string;
  /** The same in every language. */
  name: string;
  from: number;
  /** Null while the tour continues. */
  to: number | null;
  guests: string[];
  /** A sentence for the overview. */
  line: Words;
  /** What was special about it, for its own page. */
  story: Words;
  /** Newest first. Null when none are announced yet. */
  appearances: Appearance[] | null;
};

export type Appearance = {
  /** As printed on the posters: `27 APR 2025`, `MAY 2016`, `23/24 MAR 2024`, `30 SEP-2 OCT 2016`. */
  date: string;
  /** A name that is the same in every language; otherwise the name or description in each language. */
  venue: string | Words;
  /**
   * City and country code, and the status of the appearance: see `readLocation`. Empty when there is nothing to name.
   */
  location: string;
};

/** The name of the venue, or its description in the language. */
export const venueIn = ({ venue }: Appearance, locale: Locale): string =>
  typeof venue === 'string' ? venue : venue[locale];

/** The status of an appearance. A postponed one has its new date as free text. */
export type Status =
  | { kind: 'postponed'; to: string }
  | { kind: 'canceled' }
  | { kind: 'online' | 'present' };

/**
 * Splits a location into the place and the statuses that are written into it: `POSTPONED TO 4 JUN 2022!` (can occur
 * several times), `CANCELED!`, `ONLINE`, `PRESENT`. Both may be empty.
 */
export function readLocation(location: string): { place: string; statuses: Status[] } {
  const statuses = [...location.matchAll(notes)].map(toStatus);
  const parts = location.replace(notes, '').split(',');
  const place = parts
    .map((part) => part.replace(/^[\s–-]+|[\s–-]+$/g, ''))
    .filter(Boolean)
    .join(', ');

  return { place, statuses };
}

const notes = /POSTPONED TO ([^!]+)!|CANCELED!|\bONLINE\b|\bPRESENT\b/g;

function toStatus([note, to]: RegExpExecArray): Status {
  if (to) return { kind: 'postponed', to: to.trim() };
  if (note === 'CANCELED!') return { kind: 'canceled' };

  return { kind: note === 'ONLINE' ? 'online' : 'present' };
}

/** Splits items into two columns, read one after the other. The first column is the longer one. */
export function inColumns<Item>(items: Item[]): [Item[], Item[]] {
  const half = Math.ceil(items.length / 2);

  return [items.slice(0, half), items.slice(half)];
}
