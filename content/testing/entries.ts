import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '@/lib/i18n/routing';
import { site } from '@/lib/site';

import { broadcasts } from '../press/broadcasts';
import { facts } from '../press/facts';
import { pressKit } from '../press/kit';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { quotes } from '../press/quotes';
import { tours } from '../tours/tours';

/** The files of the life stories, below `content/`. */
export const stories = Object.values(site.stories).map((name) => `biography/${name}`);

export const longTexts = [
  'biography/biography',
  ...stories,
  'legal/legal-notices',
  'legal/disclaimer',
];

export const markdownOf = (name: string, locale: Locale) =>
  readFileSync(join(__dirname, '..', `${name}.${locale}.md`), 'utf8');

/** Every text written in one language, with a name for each. */
export function entriesIn(locale: Locale): [string, string][] {
  return [
    ...tours.flatMap(({ slug, line, story }): [string, string][] => [
      [`${slug}, line`, line[locale]],
      [`${slug}, story`, story[locale]],
    ]),
    ...quotes.map((quote): [string, string] => [`quote ${quote.outlet}`, quote.words[locale]]),
    ...podcasts.map((each): [string, string] => [
      `podcast ${each.title}`,
      each.info?.[locale] ?? '',
    ]),
    ...[...broadcasts, ...online].flatMap(({ title, info }): [string, string][] =>
      info ? [[`report ${title}`, info[locale]]] : [],
    ),
    ...facts.map((fact): [string, string] => [`fact ${fact.words.en}`, fact.words[locale]]),
    ...pressKit.photos.map((photo): [string, string] => [photo.file, photo.alt[locale]]),
    ...pressKit.changes.map(({ words }): [string, string] => [`change ${words.en}`, words[locale]]),
    ['short biography', pressKit.short[locale]],
    ...pressKit.long[locale]
      .split('\n\n')
      .map((each, at): [string, string] => [`long ${at}`, each]),
    ...longTexts.flatMap((name) =>
      markdownOf(name, locale)
        .split(/\n\n+/)
        .map((each, at): [string, string] => [`${name}, paragraph ${at}`, each]),
    ),
  ];
}

/** The words of a text, without Markdown, URLs and quoted titles. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\]\([^)]*\)|\{#[^}]*\}|\S+\.example|[«“][^»”]*[»”]/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\d’]+/gu) ?? []
  );
}
