import 'server-only';

import { z } from 'zod';

import type { LocalDate } from '../../i18n/dates';
import { plainText } from '../../html/plain-text';
import { withOwnAddresses } from '../../html/own-urls-in-text';
import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { contentTypeNames, type ContentTypeName } from '../content-type-registry';
import { withEnglishPlaces } from '../events/place-names';
import { itemHref } from '../item-href';
import { markSearch } from '../../http/request-context.mjs';
import { processState } from '../../next-internals/process-state.mjs';
import { searchOnce } from './recent-searches';
import { parseListLeniently } from '../../wordpress/parse-list';
import { requestWordPress, type WordPressResponse } from '../../wordpress/client';
import { toExcerpt } from '../../wordpress/excerpt';
import { day, germanVersion, localMoment, rendered, slug } from '../../wordpress/schema';
import { titleOf } from '../../wordpress/title';
import { withErrorMessage } from '../../wordpress/with-error-message';

export type SearchResult = {
  id: number;
  kind: ContentTypeName;
  href: Href;
  date: LocalDate;
  title: string;
  /** The language of the title. */
  language: Locale;
  /** The text around the hit, in the language of the hit. */
  passage: { text: string; language: Locale };
  /** Whether at least one of its tracks can be played on this site. */
  isPlayable: boolean;
};

export type SearchResults = { results: SearchResult[]; total: number; totalPages: number };

const perPage = 20;
const languages = ['en', 'de'] as const satisfies Locale[];

const rawResult = z.object({
  id: z.number(),
  type: z.enum(contentTypeNames),
  slug,
  date: localMoment,
  /** The first day of an event, and the release date of a video or release. */
  day: day.nullish().catch(null),
  title: rendered,
  translations: germanVersion(z.object({ title: rendered })),
  excerpt: z.union([z.object({ text: z.string(), language: z.enum(languages) }), rendered]),
  playable_tracks: z.number().catch(0),
});

/**
 * Public content of every type that contains all the words, best match first. The same search within a minute returns
 * the same result, unless a webhook has arrived since. Searches have a separate place in the queue of requests to
 * WordPress (lib/wordpress/request-queue.ts).
 *
 * @param page starts at 1. Past the end there are no results
 * @throws {Error} "Failed to search WordPress"
 */
export async function search(words: string, locale: Locale, page: number): Promise<SearchResults> {
  markSearch();
  return searchOnce({ words, locale, page }, () => searchWordPress(words, locale, page));
}

function searchWordPress(words: string, locale: Locale, page: number): Promise<SearchResults> {
  return withErrorMessage('Failed to search WordPress', async () => {
    const response = await requestResults(words, locale, page);
    const results = resultsOf(response, locale);
    const own = { results, total: response?.total ?? 0, totalPages: response?.totalPages ?? 0 };
    const english = locale === 'de' ? withEnglishPlaces(words) : words;
    if (english === words) return own;
    if (page > 1) return { ...(await search(words, locale, 1)), results };

    const known = new Set(results.map(({ id }) => id));
    const events = (await eventsIn(english, locale)).filter(({ id }) => !known.has(id));

    return {
      results: [...results, ...events],
      total: own.total + events.length,
      totalPages: Math.max(own.totalPages, Math.sign(events.length)),
    };
  });
}

const resultsOf = (response: WordPressResponse | null, locale: Locale): SearchResult[] =>
  parseListLeniently(rawResult, response?.body, 'search result').map((raw) =>
    toResult(raw, locale),
  );

/**
 * Events in a place that the visitor names in German, and the editor in English. The first page of the results shows
 * them, and every page counts them.
 *
 * @param english the visitor's words, with the English names of places
 */
async function eventsIn(english: string, locale: Locale): Promise<SearchResult[]> {
  const found = resultsOf(await requestResults(english, locale, 1), locale);

  return found.filter(({ kind }) => kind === 'event');
}

const pauseWithoutPlugin = 60_000;
const plugin = processState('searchRoute', () => ({ missingUntil: 0 }));

/** Our plugin searches every content type in both languages. A back end without it can only search posts. */
async function requestResults(
  words: string,
  language: Locale,
  page: number,
): Promise<WordPressResponse | null> {
  if (plugin.missingUntil < Date.now()) {
    const response = await requestWordPress('/headless-search', { q: words, language, page });
    if (response) return response;
    plugin.missingUntil = Date.now() + pauseWithoutPlugin;
  }
  const _fields = 'id,type,slug,date,title,excerpt';
  return requestWordPress('/posts', { search: words, per_page: perPage, page, _fields });
}

function toResult(raw: z.infer<typeof rawResult>, locale: Locale): SearchResult {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    kind: raw.type,
    href: itemHref(raw.type, raw),
    date: raw.day ?? raw.date,
    title: titleOf((german ?? raw).title.rendered, raw.day ?? raw.date, locale),
    language: german ? 'de' : 'en',
    passage:
      'text' in raw.excerpt
        ? { ...raw.excerpt, text: withOwnAddresses(raw.excerpt.text, locale) }
        : { text: toExcerpt(plainText(raw.excerpt.rendered, locale)), language: 'en' },
    isPlayable: raw.playable_tracks > 0,
  };
}
