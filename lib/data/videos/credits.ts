import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/routing';

/** A line of the credits. A line without words is an empty line between others. */
type CreditLine = { words: string; isThanks: boolean };

/** The credits of a video, and their language: the original's when there is no translation of them. */
export type Credits = { lines: CreditLine[]; language: Locale };

/** Reads the credits of a video: plain text, or HTML whose lines end at `<br>` or with a block. */
export function toCredits(original: string, german = '', locale: Locale): Credits {
  const translated = toLines(german, locale);
  if (translated.length > 0) return { lines: translated, language: 'de' };

  return { lines: toLines(original, locale), language: 'en' };
}

function toLines(text: string, locale: Locale): CreditLine[] {
  // Between two paragraphs there was an empty line in the field.
  const typed = text.replace(/<\/p>\s*<p\b[^>]*>/gi, '<br><br>');
  const lines = plainText(typed, locale, { keepLines: true });

  return lines ? lines.split('\n').map(toLine) : [];
}

/** The words that begin a line of thanks, in both languages. */
const thanks = ['SPECIAL THANKS', 'BESONDERER DANK'];

const toLine = (words: string) => ({
  words,
  isThanks: thanks.some((each) => words.startsWith(each)),
});
