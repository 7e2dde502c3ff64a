import { routing, type Locale } from '@/lib/i18n/routing';

import { pressKit } from './press/kit';
import { entriesIn, longTexts, markdownOf, stories, wordsOf } from './testing/entries';

it.each(routing.locales)('every text is there in %s', (locale) => {
  expect(entriesIn(locale).filter(([, words]) => !words.trim())).toEqual([]);
});

describe('the two languages', () => {
  it('never have the same text', () => {
    const german = new Map(entriesIn('de'));
    const same = entriesIn('en').filter(
      ([name, words]) => wordsOf(words).length > 3 && german.get(name) === words,
    );

    expect(same).toEqual([]);
  });

  it.each(longTexts)('have the same sections of %s', (name) => {
    expect(sections(name, 'en').length).toBeGreaterThan(0);
    expect(sections(name, 'de')).toEqual(sections(name, 'en'));
  });

  it.each(longTexts)('have the same links in %s', (name) => {
    const links = (locale: Locale) =>
      [...markdownOf(name, locale).matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href);

    expect(links('de')).toEqual(links('en'));
  });

  it('have as many paragraphs of the long biography', () => {
    expect(pressKit.long.de.split('\n\n')).toHaveLength(pressKit.long.en.split('\n\n').length);
  });
});

it.each(stories)('%s has a chapter for each of its pictures', (name) => {
  expect(sections(name, 'en')).toHaveLength(4);
});

const sections = (name: string, locale: Locale) =>
  [...markdownOf(name, locale).matchAll(/^## .*\{#(.+)\}$/gm)].map(([, id]) => id);
