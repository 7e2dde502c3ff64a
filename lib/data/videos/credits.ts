import { plainText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';

/** A line of the credits. A line without words is a gap between others. */
export type CreditLine = { words: string; isThanks: boolean };

/**
 * The credits of a film, line by line. The input is plain text with line breaks, or HTML with `<br>` or `</p>` instead.
 */
export function toCredits(text: string, locale?: Locale): CreditLine[] {
  const lines = text.replace(/(<br\s*\/?>|<\/p>)\n?/gi, '\n').trim();

  return lines ? lines.split(/\r?\n/).map((line) => toLine(line, locale)) : [];
}

function toLine(line: string, locale?: Locale): CreditLine {
  const words = plainText(line, locale);

  return { words, isThanks: words.startsWith('SPECIAL THANKS') };
}
