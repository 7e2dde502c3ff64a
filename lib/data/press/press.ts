import type { LocalDate } from '../../i18n/dates';
import type { Words } from '../../i18n/words';
import type { Change } from './documents';

/** The language an outlet publishes in, as in the `lang` attribute. */
export type Tongue = 'de' | 'en' | 'fr' | 'it' | 'pt' | 'sv' | 'no' | 'nl';

/** A media outlet and its logo, a file in `public/images/press/logos`. */
export type Logo = { outlet: string; file: string };

export type Quote = Logo & {
  /** The language it was written or said in. */
  language: Tongue;
  date: LocalDate;
  /** The subject of the quote. */
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

/** A report about us in a media outlet: audio, video or text. */
export type Report = {
  /** In its original language. */
  title: string;
  outlet: string;
  kind: ReportKind;
  language: Tongue;
  date: LocalDate;
  /** A path below `public`. */
  image: string;
  info?: Words;
  /** Null when it is no longer available. */
  url: string | null;
};

/** A press clipping, a file in `public/images/press/scans` named `YYYY-MM-DD Name of the outlet.webp`. */
export type Scan = { file: string; language: Tongue; headline: string };

export type Fact = { figure: string | Words; words: Words };

export type PressPhoto = {
  /** A file in `public/images/press/photos`. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What the photo shows; its caption too. */
  alt: Words;
  /** Who must be credited beside the photo. */
  credit: string;
};

/** The name of a picture's JPEG for print. */
export const printNameOf = ({ file }: PressPhoto): string =>
  file.replace(/\.\w+$/, '.jpg').toLowerCase();

export type PressKit = {
  /** The day on which somebody last checked everything in the kit. */
  updated: LocalDate;
  /** The changes of texts, photos and logos, newest first. */
  changes: Change[];
  short: Words;
  /** Paragraphs are separated by an empty line. */
  long: Words;
  photos: PressPhoto[];
  /** The logos: files below `public`, each with a name that is shown. */
  logos: { path: string; name: Words }[];
};

/**
 * Reads the date and the outlet from a clipping's file name.
 *
 * @throws {Error} when it is not named `YYYY-MM-DD Name of the outlet.webp`
 */
export function readScanName(file: string): { date: LocalDate; outlet: string } {
  const [, date, outlet] = /^(\d{4}-\d{2}-\d{2}) (.+)\.\w+$/.exec(file) ?? [];
  if (!date || !outlet) throw new Error(`Not the file name of a press clipping: ${file}`);

  return { date, outlet };
}
