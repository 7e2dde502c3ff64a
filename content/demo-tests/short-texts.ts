import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Tongue } from '@/lib/data/press/press';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { stageWords } from '@/press-pdf/stage/words.mjs';

import { pressKit } from '../press/kit';
import { inBothLanguages, yearOf, type DatedText } from './dated-text';
import {
  plainWords,
  readSeed,
  seedEvents,
  seedPatterns,
  seedPosts,
  seedReleases,
  seedVideos,
} from './seed';

type GalleryPicture = { alt: string; altDe: string };
type Cutting = { date: string; language: Tongue; headline: string; deck: string };

const thisYear = yearOf(pressKit.updated);

/** The cuttings that `imagery/` draws. */
const { scans: cuttings } = JSON.parse(
  readFileSync(join(__dirname, '../../imagery/pictures/press.json'), 'utf8'),
) as { scans: Cutting[] };

/** The alternative texts of pictures, and the lines on posters. */
const pictures = [
  ...seedPosts('en').flatMap(({ key, date, figureAlt, figureAltDe }) =>
    inBothLanguages(`picture of ${key}`, yearOf(date), { figureAlt, figureAltDe }),
  ),
  ...seedEvents().flatMap(({ slug, date, line, lineDe, figureAlt, figureAltDe }) =>
    inBothLanguages(`picture of ${slug}`, yearOf(date ?? pressKit.updated), {
      ...{ line, lineDe, figureAlt, figureAltDe },
    }),
  ),
  ...[...seedVideos(), ...seedReleases()].flatMap(
    ({ slug, release_date: date, figureAlt, figureAltDe }) =>
      inBothLanguages(`picture of ${slug}`, yearOf(date), { figureAlt, figureAltDe }),
  ),
  ...Object.entries(readSeed<Record<string, GalleryPicture>>('gallery.json')).flatMap(
    ([name, { alt, altDe }]) => inBothLanguages(`picture of ${name}`, thisYear, { alt, altDe }),
  ),
  ...pressKit.photos.flatMap(({ file, alt }) =>
    inBothLanguages(`photograph ${file}`, thisYear, alt),
  ),
];

const comments = seedPosts('en').flatMap(({ key, comments: all = [] }) =>
  all.map(({ date, content: words }) => ({
    ...{ name: `comment on ${key}`, locale: 'en' as const, year: yearOf(date), words },
  })),
);

/** Texts of one or two lines, and labels. */
export const shortTexts: DatedText[] = [
  ...pictures,
  ...comments,
  ...inBothLanguages('terms', thisYear, readSeed('terms.json')),
  ...inBothLanguages('site', thisYear, readSeed('site.json')),
  ...inBothLanguages('messages', thisYear, { en, de }),
  ...inBothLanguages('stage', thisYear, stageWords),
  ...inBothLanguages('pattern', thisYear, seedPatterns()).map((text) => ({
    ...text,
    words: plainWords(text.words),
  })),
  // The other cuttings are in languages that the site does not have.
  ...cuttings.flatMap(({ date, language: locale, headline, deck }) =>
    locale === 'en' || locale === 'de'
      ? [{ name: `cutting ${headline}`, locale, year: yearOf(date), words: `${headline}\n${deck}` }]
      : [],
  ),
];
