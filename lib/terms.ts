import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagPage, tags } from './cache';
import { plainText } from './html';
import { routing, type Locale } from './i18n/routing';
import { noteList, noteThing } from './shown';
import { sound } from './sound';
import { askWordPress, type Query } from './wordpress/client';
import { toTerm, type Term } from './wordpress/embedded';
import { rawTerm } from './wordpress/schema';

/** A category or tag with what its own page needs. */
export type TermDetails = Term & {
  /** Empty where there is none in the language. */
  description: string;
  /** How many posts it has. */
  count: number;
};

const rawDetails = rawTerm.extend({
  description: z.string().catch(''),
  count: z.number().catch(0),
});

const _fields = 'id,name,slug,taxonomy,count,description,translations';
const mostPerPage = 100;

/**
 * The categories, by name.
 *
 * @throws {Error} "Failed to fetch categories from WordPress"
 */
export const getCategories = cache(async (locale: Locale): Promise<TermDetails[]> => {
  const query = { per_page: mostPerPage, orderby: 'name', order: 'asc' };
  const categories = await askForTerms('categories', query, locale);
  await noteList(tags.terms, categories.length);

  return categories;
});

/**
 * The categories that have posts, for choosing among them.
 *
 * @throws {Error} "Failed to fetch categories from WordPress"
 */
export async function getTopics(locale: Locale): Promise<Term[]> {
  const categories = await getCategories(locale);
  await tagPage(categories.map(({ id }) => tags.termPosts(id)));

  return categories.filter(({ count }) => count > 0);
}

/** The categories that these posts belong to, by name. */
export function topicsOf(posts: { categories: Term[] }[]): Term[] {
  const terms = posts.flatMap((post) => post.categories);
  const distinct = [...new Map(terms.map((term) => [term.id, term])).values()];

  return distinct.sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The category with this slug (decoded).
 *
 * @returns null when there is none
 * @throws {Error} "Failed to fetch categories from WordPress"
 */
export async function getCategory(slug: string, locale: Locale): Promise<TermDetails | null> {
  const categories = await getCategories(locale);
  const known = categories.find((category) => category.slug === slug);
  if (known || categories.length < mostPerPage) return noted(known);

  return noted((await askForTerms('categories', { slug }, locale))[0]);
}

/**
 * The tag with this slug (decoded).
 *
 * @returns null when there is none
 * @throws {Error} "Failed to fetch tags from WordPress"
 */
export const getTag = cache(async (slug: string, locale: Locale): Promise<TermDetails | null> => {
  return noted((await askForTerms('tags', { slug }, locale))[0]);
});

async function noted(term: TermDetails | undefined): Promise<TermDetails | null> {
  if (term) await noteThing(tags.term(term.id));

  return term ?? null;
}

async function askForTerms(
  route: 'categories' | 'tags',
  query: Query,
  locale: Locale,
): Promise<TermDetails[]> {
  try {
    const answer = await askWordPress(`/${route}`, { ...query, _fields });
    const raw = sound(rawDetails, answer?.body, 'term');
    await tagPage([tags.terms, ...raw.map(({ id }) => tags.term(id))]);

    return raw.map((term) => toDetails(term, locale));
  } catch (cause) {
    throw new Error(`Failed to fetch ${route} from WordPress`, { cause });
  }
}

function toDetails(raw: z.infer<typeof rawDetails>, locale: Locale): TermDetails {
  return {
    ...toTerm(raw, locale),
    description: locale === routing.defaultLocale ? plainText(raw.description, locale) : '',
    count: raw.count,
  };
}
