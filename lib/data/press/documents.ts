import type { LocalDate } from '../../i18n/dates';
import type { Words } from '../../i18n/words';

/** A cell: one text for both languages (a number, the name of a microphone, an English title), or a text for each. */
export type Cell = string | Words;

export type Block = {
  heading: Words;
  text?: Words;
  list?: Words[];
  /** `widths` are shares of the table's width. `languages` has the language of each column that is not translated. */
  table?: { columns: Words[]; widths: number[]; languages?: ('en' | null)[]; rows: Cell[][] };
  drawing?: 'stage';
};

/** The changes of one day. */
export type Change = { date: LocalDate; words: Words };

/** A technical document for promoters, from which `npm run press:documents` makes a PDF in each language. */
export type PressDocument = {
  /** File names without an extension. */
  file: Words;
  title: Words;
  lead: Words;
  contact: { name: string; part: Words; email: string; phone: string };
  /** The changes of each date, newest first. */
  changes: Change[];
  blocks: Block[];
};

/** The PDFs that were made, by file name: the content of `files.json`. */
export type MadeFiles = Record<string, { bytes: number; pages: number }>;
