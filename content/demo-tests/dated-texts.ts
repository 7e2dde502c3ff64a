import { routing, type Locale } from '@/lib/i18n/routing';

import { pressKit } from '../press/kit';
import { facts } from '../press/facts';
import { longTexts, markdownOf } from '../testing/entries';
import { tours } from '../tours/tours';
import { plainWords, seedEvents, seedPosts, seedReleases, seedVideos, type SeedWork } from './seed';

type DatedText = {
  name: string;
  locale: Locale;
  /** The year in which the text was written. Days that the text names without a year are in this year. */
  year: number;
  words: string;
};

const yearOf = (date: string) => Number(date.slice(0, 4));
const thisYear = yearOf(pressKit.updated);

const written = new Map(seedPosts('en').map(({ key, date }) => [key, yearOf(date)]));

const worksOf = (kind: string, works: SeedWork[]): DatedText[] =>
  works.flatMap(
    ({ slug, release_date: date, title, description, credits, additional_info, de }) => [
      {
        ...{ name: `${kind} ${slug}`, locale: 'en' as const, year: yearOf(date) },
        words: plainWords([title, description, credits, additional_info].join('\n')),
      },
      {
        ...{ name: `${kind} ${slug}`, locale: 'de' as const, year: yearOf(date) },
        words: plainWords(Object.values(de ?? {}).join('\n')),
      },
    ],
  );

/** Every text of the demo that may name a day. */
export const datedTexts: DatedText[] = [
  ...routing.locales.flatMap((locale) =>
    seedPosts(locale).map(({ key, title, excerpt, body, seo }) => ({
      ...{ name: `post ${key}`, locale, year: written.get(key) ?? thisYear },
      words: plainWords([title, excerpt, ...Object.values(seo ?? {}), body].join('\n')),
    })),
  ),
  ...worksOf('video', seedVideos()),
  ...worksOf('release', seedReleases()),
  ...seedEvents().flatMap(({ slug, title, description, de, ...rest }) => [
    {
      ...{
        name: `event ${slug}`,
        locale: 'en' as const,
        year: yearOf(rest.date ?? pressKit.updated),
      },
      words: plainWords([title, description].join('\n')),
    },
    {
      ...{
        name: `event ${slug}`,
        locale: 'de' as const,
        year: yearOf(rest.date ?? pressKit.updated),
      },
      words: plainWords(Object.values(de ?? {}).join('\n')),
    },
  ]),
  ...routing.locales.flatMap((locale) => [
    ...longTexts.map((name) => ({ name, locale, year: thisYear, words: markdownOf(name, locale) })),
    ...tours.map(({ slug, line, story }) => ({
      ...{ name: `tour ${slug}`, locale, year: thisYear },
      words: `${line[locale]} ${story[locale]}`,
    })),
    {
      ...{ name: 'press kit', locale, year: thisYear },
      words: [pressKit.short, pressKit.long, ...facts.map(({ words }) => words)]
        .map((each) => each[locale])
        .join('\n'),
    },
  ]),
];
