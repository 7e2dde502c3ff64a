import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagPage, tags } from '../cache/tags';
import { plainText } from '../html/plain-text';
import { routing, type Locale } from '../i18n/routing';
import { tagListPresence, tagItemPresence } from '../cache/empty-list-tags';
import { parseListLeniently } from '../wordpress/parse-list';
import { requestWordPress, type Query } from '../wordpress/client';
import { toTerm, type Term } from '../wordpress/embedded';
import { rawTerm } from '../wordpress/schema';
import { withErrorMessage } from '../wordpress/with-error-message';

/** A category or tag with the data for its own page. */
export type TermDetails = Term & {
  /** Empty when there is none in this language. */
  description: string;
  /** The number of its posts. */
  count: number;
};

const rawDetails = rawTerm.extend({
  description: z.string().catch(''),
  count: z.number().catch(0),
});

const _fields = 'id,name,slug,taxonomy,count,description,translations';
const maxPerPage = 100;

/**
 * All categories, sorted by name.
 *
 * @throws {Error} "Failed to fetch categories from WordPress"
 */
export const getCategories = cache(async (locale: Locale): Promise<TermDetails[]> => {
  const query = { per_page: maxPerPage, orderby: 'name', order: 'asc' };
  const categories = await requestTerms('categories', query, locale);
  await tagListPresence(tags.terms, categories.length);

  return categories;
});

/**
 * The categories that have posts, for visitors to choose from, in the order of their names in this language.
 *
 * @throws {Error} "Failed to fetch categories from WordPress"
 */
export async function getTopics(locale: Locale): Promise<Term[]> {
  const categories = await getCategories(locale);
  await tagPage(categories.map(({ id }) => tags.termPosts(id)));

  return inOrder(
    categories.filter(({ count }) => count > 0),
    locale,
  );
}

/** The categories of these posts, each once, in the order of their names in this language. */
export function topicsOf(posts: { categories: Term[] }[], locale: Locale): Term[] {
  const terms = posts.flatMap((post) => post.categories);
  const distinct = [...new Map(terms.map((term) => [term.id, term])).values()];

  return inOrder(distinct, locale);
}

// WordPress sorts by the English names.
function inOrder(terms: Term[], locale: Locale): Term[] {
  const { compare } = new Intl.Collator(locale);

  return [...terms].sort((a, b) => compare(a.name, b.name));
}

/**
 * The category with this slug (without percent-encoding).
 *
 * @returns null when there is none
 * @throws {Error} "Failed to fetch categories from WordPress"
 */
export async function getCategory(slug: string, locale: Locale): Promise<TermDetails | null> {
  const categories = await getCategories(locale);
  const known = categories.find((category) => category.slug === slug);
  if (known || categories.length < maxPerPage) return withPresenceTag(known);

  return withPresenceTag((await requestTerms('categories', { slug }, locale))[0]);
}

/**
 * The tag with this slug (without percent-encoding).
 *
 * @returns null when there is none
 * @throws {Error} "Failed to fetch tags from WordPress"
 */
export const getTag = cache(async (slug: string, locale: Locale): Promise<TermDetails | null> => {
  return withPresenceTag((await requestTerms('tags', { slug }, locale))[0]);
});

async function withPresenceTag(term: TermDetails | undefined): Promise<TermDetails | null> {
  if (term) await tagItemPresence(tags.term(term.id));

  return term ?? null;
}

function requestTerms(
  route: 'categories' | 'tags',
  query: Query,
  locale: Locale,
): Promise<TermDetails[]> {
  return withErrorMessage(`Failed to fetch ${route} from WordPress`, async () => {
    const response = await requestWordPress(`/${route}`, { ...query, _fields });
    const raw = parseListLeniently(rawDetails, response?.body, 'term');
    await tagPage([tags.terms, ...raw.map(({ id }) => tags.term(id))]);

    return raw.map((term) => toDetails(term, locale));
  });
}

function toDetails(raw: z.infer<typeof rawDetails>, locale: Locale): TermDetails {
  return {
    ...toTerm(raw, locale),
    description: locale === routing.defaultLocale ? plainText(raw.description, locale) : '',
    count: raw.count,
  };
}
