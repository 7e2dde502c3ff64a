import type { LocalDate } from '../../i18n/dates';

type Words = { en: string; de: string };

/** A cell: the same words in both languages (a number, the name of a microphone, an English title), or words of each. */
export type Cell = string | Words;

export type Block = {
  heading: Words;
  text?: Words;
  list?: Words[];
  /** `widths` are shares of the line. The language of a column is named where its cells are the same in both languages. */
  table?: { columns: Words[]; widths: number[]; languages?: ('en' | null)[]; rows: Cell[][] };
  drawing?: 'stage';
};

/** A technical document for promoters, from which `npm run press:documents` makes a PDF in each language. */
export type PressDocument = {
  /** File names without an extension. */
  file: Words;
  title: Words;
  lead: Words;
  contact: { name: string; part: Words; email: string; phone: string };
  /** What changed since when, the newest first. */
  changes: { date: LocalDate; words: Words }[];
  blocks: Block[];
};

/** What was made: `files.json`, by file name. */
export type MadeFiles = Record<string, { bytes: number; pages: number }>;
