import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/routing';

/** A line of the credits. A line without words is an empty line between others. */
export type CreditLine = { words: string; isThanks: boolean };

/** The credits of a video, line by line. The input is plain text, or HTML whose lines end at `<br>` or with a block. */
export function toCredits(text: string, locale?: Locale): CreditLine[] {
  const lines = plainText(text, locale, { keepLines: true });

  return lines ? lines.split('\n').map(toLine) : [];
}

/** The words that begin a line of thanks, in both languages. */
const thanks = ['SPECIAL THANKS', 'BESONDERER DANK'];

const toLine = (words: string) => ({
  words,
  isThanks: thanks.some((each) => words.startsWith(each)),
});
