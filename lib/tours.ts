import type { Words } from './i18n/words';

/** A tour, as it is told in content/tours. */
export type Tour = {
  /** The last part of its address, and the name of its picture in `public/images/tours`. */
  slug: string;
  /** The same in every language. */
  name: string;
  from: number;
  /** Null while it goes on. */
  to: number | null;
  guests: string[];
  /** A sentence for the overview. */
  line: Words;
  /** What was particular about it, for its own page. */
  story: Words;
  /** The newest first; null where none are announced yet. */
  appearances: Appearance[] | null;
};

export type Appearance = {
  /** As it stood on the posters: `27 APR 2025`, `MAY 2016`, `23/24 MAR 2024`, `30 SEP-2 OCT 2016`. */
  date: string;
  venue: string;
  /** City and country code, and what became of it: see `readLocation`. Empty where there is none to name. */
  location: string;
};

/** What became of an appearance; a postponement carries the date it moved to, as free text. */
export type Status =
  { kind: 'postponed'; to: string } | { kind: 'canceled' } | { kind: 'online' | 'present' };

/**
 * Reads what a location says: the place, and the statuses that are written into it (`POSTPONED TO 4 JUN 2022!`, also
 * one after another, `CANCELED!`, `ONLINE`, `PRESENT`). Both may be empty.
 */
export function readLocation(location: string): { place: string; statuses: Status[] } {
  const statuses = [...location.matchAll(notes)].map(toStatus);
  const words = location.replace(notes, '').split(/[,\s]*,[,\s]*|\s+-\s*/);

  return {
    place: words
      .map((each) => each.trim())
      .filter(Boolean)
      .join(', '),
    statuses,
  };
}

const notes = /POSTPONED TO ([^!]+)!|CANCELED!|\bONLINE\b|\bPRESENT\b/g;

function toStatus([note, to]: RegExpExecArray): Status {
  if (to) return { kind: 'postponed', to: to.trim() };
  if (note === 'CANCELED!') return { kind: 'canceled' };

  return { kind: note === 'ONLINE' ? 'online' : 'present' };
}

/** Two columns, read one after the other; the first is the longer one. */
export function inColumns<Item>(items: Item[]): [Item[], Item[]] {
  const half = Math.ceil(items.length / 2);

  return [items.slice(0, half), items.slice(half)];
}
