import { routing, type Locale } from '@/lib/i18n/routing';

export type DatedText = {
  name: string;
  locale: Locale;
  /** The year in which the text was written. Days that the text names without a year are in this year. */
  year: number;
  words: string;
};

export const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * A text for each language, of a value that holds both: at the keys `en` and `de`, or at two keys such as `alt` and
 * `altDe`.
 */
export const inBothLanguages = (name: string, year: number, value: unknown): DatedText[] =>
  routing.locales.map((locale) => ({
    ...{ name, locale, year },
    words: stringsIn(value, locale).join('\n'),
  }));

/** The strings in a value, without those of the other language. */
function stringsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const isOther = (key: string) =>
    locale === 'en' ? /^de$|De$/.test(key) : key === 'en' || keys.includes(`${key}De`);

  return Object.entries(value).flatMap(([key, part]) =>
    isOther(key) ? [] : stringsIn(part, locale),
  );
}
