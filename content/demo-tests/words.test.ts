import type { Locale } from '@/lib/i18n/routing';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { quotes } from '../press/quotes';
import { entriesIn, markdownOf, wordsOf } from '../testing/entries';
import { tours } from '../tours/tours';
import { foreign } from './foreign-words';

const locales: Locale[] = ['en', 'de'];

// Names that are the same in every language.
const names = [
  ...tours.map(({ name }) => name),
  ...tours.flatMap(({ guests }) => guests),
  'Slow Ear',
  'Night Grammar',
];

const lives = ['biography/aura', 'biography/lune'];

const chaptersOf = (name: string, locale: Locale) =>
  markdownOf(name, locale)
    .split(/^##? .*$/m)
    .filter((each) => each.trim());

describe.each(locales)('the words in %s', (locale) => {
  const entries = entriesIn(locale);

  it('are in that language', () => {
    const strays = entries.flatMap(([name, words]) =>
      wordsOf(names.reduce((rest, each) => rest.replaceAll(each, ' '), words))
        .filter((word) => foreign[locale].test(word))
        .map((word) => `${name}: ${word}`),
    );

    expect(strays).toEqual([]);
  });

  it('never repeat eight in a row', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [name, text] of entries) {
      const words = wordsOf(text);
      for (let at = 0; at + 8 <= words.length; at += 1) {
        const run = words.slice(at, at + 8).join(' ');
        if (seen.has(run)) repeated.push(`${seen.get(run)} and ${name}: ${run}`);
        seen.set(run, name);
      }
    }

    expect(repeated).toEqual([]);
  });

  it('begin differently in every tour, quote and chapter', () => {
    const chapters = lives.flatMap((name) => chaptersOf(name, locale));
    for (const texts of [
      tours.map((tour) => tour.line[locale]),
      tours.map((tour) => tour.story[locale]),
      quotes.map((quote) => quote.words[locale]),
      chapters,
    ]) {
      const openings = texts.map((text) => wordsOf(text).slice(0, 2).join(' '));
      expect(openings).toEqual([...new Set(openings)]);
    }
  });

  it('tell each chapter of a life at length', () => {
    // The text before the first chapter may be short.
    const chapters = lives.flatMap((name) => chaptersOf(name, locale).slice(1));

    expect(chapters.filter(({ length }) => length < 400)).toEqual([]);
  });

  it('describe each page of fixed words in at least 70 characters', () => {
    const { biography, contact, press, tours } = locale === 'en' ? en : de;
    const descriptions = [biography, contact, press, tours].map(({ description }) => description);

    expect(descriptions.filter(({ length }) => length < 70)).toEqual([]);
  });

  it('use the quotation marks of the language', () => {
    const wrong = locale === 'de' ? /["“”„]|ß/ : /["«»„]/;

    expect(entries.filter(([, words]) => wrong.test(words)).map(([name]) => name)).toEqual([]);
  });
});
