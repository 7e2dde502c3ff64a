import { plainText } from '../html';
import type { Locale } from '../i18n/routing';

/** A line of the credits; one without words is a space between others. */
export type CreditLine = { words: string; isThanks: boolean };

/** The credits of a film, line by line: a field of lines, or HTML with breaks in their place. */
export function toCredits(text: string, locale?: Locale): CreditLine[] {
  const lines = text.replace(/(<br\s*\/?>|<\/p>)\n?/gi, '\n').trim();

  return lines ? lines.split(/\r?\n/).map((line) => toLine(line, locale)) : [];
}

function toLine(line: string, locale?: Locale): CreditLine {
  const words = plainText(line, locale);

  return { words, isThanks: words.startsWith('SPECIAL THANKS') };
}
