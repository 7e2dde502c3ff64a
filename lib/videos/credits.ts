import { plainText } from '../html';

/** A line of the credits; one without words is a space between others. */
export type CreditLine = { words: string; isThanks: boolean };

/** The credits of a film, line by line: a field of lines, or HTML with breaks in their place. */
export function toCredits(text: string): CreditLine[] {
  const lines = text.replace(/(<br\s*\/?>|<\/p>)\n?/gi, '\n').trim();

  return lines ? lines.split(/\r?\n/).map(toLine) : [];
}

function toLine(line: string): CreditLine {
  const words = plainText(line);

  return { words, isThanks: words.startsWith('SPECIAL THANKS') };
}
