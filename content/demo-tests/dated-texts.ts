import { isLocale, routing } from '@/lib/i18n/routing';

import { broadcasts } from '../press/broadcasts';
import { documents } from '../press/documents/index.mjs';
import { pressKit } from '../press/kit';
import { facts } from '../press/facts';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { quotes } from '../press/quotes';
import { longTexts, markdownOf } from '../testing/entries';
import { tours } from '../tours/tours';
import { inBothLanguages, yearOf, type DatedText } from './dated-text';
import {
  plainWords,
  seedEvents,
  seedPosts,
  seedReleases,
  seedTours,
  seedTracks,
  seedVideos,
  type SeedCreativeWork,
} from './seed';
import { shortTexts } from './short-texts';

const thisYear = yearOf(pressKit.updated);

const written = new Map(seedPosts('en').map(({ key, date }) => [key, yearOf(date)]));

const textsOf = (kind: string, items: SeedCreativeWork[]): DatedText[] =>
  items.flatMap(
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

/** The quotes, podcasts and documents of the press page. */
const press = [
  ...quotes.flatMap(({ outlet, date, about, words }) =>
    inBothLanguages(`quote ${outlet}`, yearOf(date), [about, words]),
  ),
  ...[...podcasts, ...broadcasts, ...online].flatMap(({ title, language, date, info }) => [
    ...inBothLanguages(`report ${title}`, yearOf(date), info),
    ...(isLocale(language)
      ? [{ name: `report ${title}`, locale: language, year: yearOf(date), words: title }]
      : []),
  ]),
  ...pressKit.changes.flatMap(({ date, words }) =>
    inBothLanguages('change of the press kit', yearOf(date), words),
  ),
  ...documents.flatMap(({ file, title, lead, blocks, contact, changes }) => [
    ...inBothLanguages(`document ${file.en}`, thisYear, [title, lead, blocks, contact]),
    ...changes.flatMap(({ date, words }) =>
      inBothLanguages(`document ${file.en}`, yearOf(date), words),
    ),
  ]),
];

/** The texts of the demo in English and German, each with its language and the year in which it was written. */
export const datedTexts: DatedText[] = [
  ...routing.locales.flatMap((locale) =>
    seedPosts(locale).map(({ key, title, excerpt, body, seo }) => ({
      ...{ name: `post ${key}`, locale, year: written.get(key) ?? thisYear },
      words: plainWords([title, excerpt, ...Object.values(seo ?? {}), body].join('\n')),
    })),
  ),
  ...textsOf('video', seedVideos()),
  ...textsOf('release', seedReleases()),
  ...seedTracks().flatMap(({ title, title_de, words, words_de, date }) =>
    inBothLanguages(`track ${title}`, yearOf(date), {
      en: [title, words],
      de: [title_de, words_de],
    }),
  ),
  ...seedEvents().flatMap(({ slug, title, description, admission, de, ...rest }) => [
    {
      ...{
        name: `event ${slug}`,
        locale: 'en' as const,
        year: yearOf(rest.date ?? pressKit.updated),
      },
      words: plainWords([title, description, ...Object.values(admission ?? {}).flat()].join('\n')),
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
  ...seedTours().flatMap(({ slug, gallery }) =>
    inBothLanguages(`gallery of ${slug}`, thisYear, gallery),
  ),
  ...press,
  ...inBothLanguages('facts', thisYear, facts),
  ...shortTexts,
  ...routing.locales.flatMap((locale) => [
    ...longTexts.map((name) => ({ name, locale, year: thisYear, words: markdownOf(name, locale) })),
    ...tours.map(({ slug, line, story }) => ({
      ...{ name: `tour ${slug}`, locale, year: thisYear },
      words: `${line[locale]} ${story[locale]}`,
    })),
    {
      ...{ name: 'press kit', locale, year: thisYear },
      words: [pressKit.short, pressKit.long, ...pressKit.logos.map(({ name }) => name)]
        .map((each) => each[locale])
        .join('\n'),
    },
  ]),
];
