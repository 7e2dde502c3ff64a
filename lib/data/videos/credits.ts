import { plainText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';

/** A line of the credits. A line without words is a gap between others. */
export type CreditLine = { words: string; isThanks: boolean };

/** The credits of a film, line by line. The input is plain text with line breaks, or HTML with breaks and blocks instead. */
export function toCredits(text: string, locale?: Locale): CreditLine[] {
  const lines = plainText(text, locale, { keepLines: true });

  return lines ? lines.split('\n').map(toLine) : [];
}

const toLine = (words: string) => ({ words, isThanks: words.startsWith('SPECIAL THANKS') });
