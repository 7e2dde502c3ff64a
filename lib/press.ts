import type { LocalDate } from './dates';
import type { Words } from './i18n/words';

/** The language a house publishes in, as in the `lang` attribute. */
export type Tongue = 'de' | 'en' | 'fr' | 'it' | 'pt' | 'sv' | 'no' | 'nl';

/** A house and its mark, a file in `public/images/press/logos`. */
export type Logo = { outlet: string; file: string };

export type Quote = Logo & {
  /** The language it was written or said in. */
  language: Tongue;
  date: LocalDate;
  /** What it is about. */
  about: Words;
  words: Words;
};

export type ReportKind =
  | 'podcast'
  | 'show'
  | 'radio'
  | 'television'
  | 'report'
  | 'review'
  | 'travel'
  | 'interview'
  | 'portrait'
  | 'making-of'
  | 'essay';

/** Something about us in a house that is heard, seen or read. */
export type Report = {
  /** In its own language. */
  title: string;
  outlet: string;
  kind: ReportKind;
  language: Tongue;
  date: LocalDate;
  /** A path below `public`. */
  image: string;
  info?: Words;
  /** Null where it can no longer be had. */
  url: string | null;
};

/** A cutting, a file in `public/images/press/scans` named `YYYY-MM-DD Name of the house.webp`. */
export type Scan = { file: string; language: Tongue; headline: string };

export type Fact = { figure: string | Words; words: Words };

export type PressPhoto = {
  /** In `public/images/press/photos`. */
  file: string;
  /** What is to be seen. */
  alt: Words;
  /** Whom to name beside it. */
  credit: string;
};

export type PressKit = {
  /** The day somebody last went through all of it. */
  updated: LocalDate;
  short: Words;
  /** Paragraphs are separated by an empty line. */
  long: Words;
  photos: PressPhoto[];
  /** Files below `public` and what to call them. */
  logos: { path: string; name: Words }[];
};

/**
 * What a cutting's file name says of it.
 *
 * @throws {Error} when it is not named `YYYY-MM-DD Name of the house.webp`
 */
export function readScanName(file: string): { date: LocalDate; outlet: string } {
  const [, date, outlet] = /^(\d{4}-\d{2}-\d{2}) (.+)\.\w+$/.exec(file) ?? [];
  if (!date || !outlet) throw new Error(`Not the name of a cutting: ${file}`);

  return { date, outlet };
}
