import { foreign } from '../../content/demo-tests/foreign-words';
import { broadcasts } from '../../content/press/broadcasts';
import { logos } from '../../content/press/logos';
import { online } from '../../content/press/online';
import { podcasts } from '../../content/press/podcasts';
import { quotes } from '../../content/press/quotes';
import { scans } from '../../content/press/scans';
import { tours } from '../../content/tours/tours';
import { readSeed } from '../../stack/seed/read.mjs';
import { content } from '../support/content';
import { more, pages } from '../support/pages';
import { expect, test, type Page } from '../support/test';

type Named = { title: string };
type Work = Named & { tracks?: Named[]; de?: { title?: string } };
type Text = { language: string; words: string };

const releases = readSeed('releases.json') as Work[];
const works = [...releases, ...(readSeed('videos.json') as Work[])];
const films = Object.values(readSeed('embeds.json') as Record<string, Named>);

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];

const hasForeignWord = (name: string) =>
  wordsIn(name).some((word) => foreign.de.test(word) || foreign.en.test(word));

/**
 * Names that are the same in both languages, the longest first: of works that keep their title, tracks, films of other
 * hosts, tours, their guests and venues, and media. A title that is only lacking in German is not one of them.
 */
const names = [
  ...works.flatMap(({ title, de }) => (de?.title === title ? title : [])),
  ...[...releases.flatMap(({ tracks = [] }) => tracks), ...films].map(({ title }) => title),
  ...tours.flatMap(({ name, guests, appearances }) => [
    ...[name, ...guests],
    ...(appearances ?? []).flatMap(({ venue }) => (typeof venue === 'string' ? venue : [])),
  ]),
  ...[...podcasts, ...broadcasts, ...online, ...quotes, ...logos].map(({ outlet }) => outlet),
  // The name of a file is a day and an outlet.
  ...scans.map(({ file }) => file.slice('2026-01-01 '.length).replace(/\.\w+$/, '')),
  // A venue and an association.
  ...['The Lantern Yard', 'Concert for a Corner'],
]
  .filter(hasForeignWord)
  .sort((one, other) => other.length - one.length);

/** English words that are German ones too: "hin und her". */
const shared = ['her'];

/** The words of the other language in a text. A name, a host, and what is quoted may be in any language. */
function strays({ language, words }: Text): string[] {
  if (language !== 'de' && language !== 'en') return [];
  const own = names
    .reduce((rest, name) => rest.replaceAll(name, ' '), words)
    .replace(/[«“][^»”]*[»”]|\S+\.example/g, ' ');

  return wordsIn(own).filter((word) => foreign[language].test(word) && !shared.includes(word));
}

/** Every text of the page, and every name of a picture or control, with the language that is stated for it. */
const textsOf = (page: Page): Promise<Text[]> =>
  page.evaluate(() => {
    const languageOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang ?? '';
    const namesIn = (attribute: string) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((element) => ({
        language: languageOf(element),
        words: element.getAttribute(attribute) ?? '',
      }));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [...namesIn('alt'), ...namesIn('aria-label')];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      // The text of a program is in no language.
      if (parentElement && !parentElement.closest('script, style, noscript, template, code'))
        texts.push({ language: languageOf(parentElement), words: nodeValue ?? '' });
    }
    return texts.filter(({ words }) => words.trim());
  });

test('a text in the other language is found, a name is not', { tag: '@nightly' }, () => {
  for (const [language, words] of [
    ['de', 'Tickets for the evening'],
    ['en', 'Ein Abend mit Suppe'],
  ] as const)
    expect(strays({ language, words })).not.toEqual([]);
  for (const words of ['Hin und her mit «The Tide»', 'Live bei The Quiet Hour'])
    expect(strays({ language: 'de', words })).toEqual([]);
});

const translated = content.translatedPost.path;

for (const path of [...pages, ...more, translated, `/de${translated}`]) {
  const title = `${path}: what is said to be German or English is in that language`;
  test(title, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    const texts = await textsOf(page);
    const isGerman = /^\/de(\/|$)/.test(path);
    const own = texts.filter(({ language }) => language === (isGerman ? 'de' : 'en'));

    expect(own.length).toBeGreaterThan(40);
    expect(
      texts.flatMap((text) =>
        strays(text).map((word) => `${text.language}, "${word}": ${text.words.trim()}`),
      ),
    ).toEqual([]);
  });
}
