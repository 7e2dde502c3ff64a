import 'server-only';

import { z } from 'zod';

import type { LocalDate } from './dates';
import { plainText } from './html';
import { withOwnAddresses } from './html/written-addresses';
import type { Href } from './i18n/href';
import type { Locale } from './i18n/routing';
import { postHref } from './post-href';
import { sound } from './sound';
import { askWordPress, type WordPressAnswer } from './wordpress/client';
import { rendered, slug } from './wordpress/schema';

export type SearchResult = {
  id: number;
  kind: Kind;
  href: Href;
  date: LocalDate;
  title: string;
  /** The language of the title. */
  language: Locale;
  /** The words around the hit, in the language it was found in. */
  passage: { text: string; language: Locale };
};

export type SearchResults = { results: SearchResult[]; total: number; totalPages: number };

type Kind = 'post' | 'event' | 'video' | 'music';

const perPage = 20;
const languages = ['en', 'de'] as const satisfies Locale[];

const rawResult = z.object({
  id: z.number(),
  type: z.enum(['post', 'event', 'video', 'music']),
  slug,
  date: z.iso.datetime({ local: true }),
  title: rendered,
  translations: z
    .object({ de: z.object({ title: rendered }).nullish() })
    .optional()
    .catch(undefined),
  excerpt: z.union([z.object({ text: z.string(), language: z.enum(languages) }), rendered]),
});

/**
 * What visitors may read of every kind that has all the words, the best first.
 *
 * @param page from 1; past the end there are no results
 * @throws {Error} "Failed to search WordPress"
 */
export async function search(words: string, locale: Locale, page: number): Promise<SearchResults> {
  try {
    const answer = await ask(words, locale, page);
    const raw = sound(rawResult, answer?.body ?? [], 'search result');

    return {
      results: raw.map((each) => toResult(each, locale)),
      total: answer?.total ?? 0,
      totalPages: answer?.totalPages ?? 0,
    };
  } catch (cause) {
    throw new Error('Failed to search WordPress', { cause });
  }
}

/** Our plugin searches every kind in both languages; a back end without it can be asked for posts. */
async function ask(words: string, language: Locale, page: number): Promise<WordPressAnswer | null> {
  const answer = await askWordPress('/headless-search', { q: words, language, page });
  if (answer) return answer;

  const _fields = 'id,type,slug,date,title,excerpt';
  return askWordPress('/posts', { search: words, per_page: perPage, page, _fields });
}

function toResult(raw: z.infer<typeof rawResult>, locale: Locale): SearchResult {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    kind: raw.type,
    href: hrefOf(raw),
    date: raw.date,
    title: plainText((german ?? raw).title.rendered, locale),
    language: german ? 'de' : 'en',
    passage:
      'text' in raw.excerpt
        ? { ...raw.excerpt, text: withOwnAddresses(raw.excerpt.text, locale) }
        : { text: plainText(raw.excerpt.rendered, locale), language: 'en' },
  };
}

function hrefOf({ type, slug, date }: z.infer<typeof rawResult>): Href {
  switch (type) {
    case 'post':
      return postHref({ slug, date });
    case 'event':
      return { pathname: '/events/[slug]', params: { slug } };
    case 'video':
      return { pathname: '/videos/[slug]', params: { slug } };
    case 'music':
      return { pathname: '/music/[slug]', params: { slug } };
  }
}
