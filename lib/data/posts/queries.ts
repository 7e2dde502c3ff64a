import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tags } from '../../cache/tags';
import { withErrorMessage } from '../../wordpress/with-error-message';
import type { LocalDate } from '../../i18n/dates';
import { plainText, toRichText, type RichText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';
import type { Image } from '../../media/image';
import { postsPerPage } from '../../config/page-sizes';
import { toFeaturedImage, toTerms, type Term } from '../../wordpress/embedded';
import { toExcerpt } from '../../wordpress/excerpt';
import {
  localMoment,
  rawEmbedded,
  rawGermanSeo,
  rawSeo,
  rendered,
  slug,
} from '../../wordpress/schema';
import { languagesOf, toSeo, type Seo } from '../../wordpress/seo';
import { titleOf } from '../../wordpress/title';
import { fetchItem, fetchList } from '../fetch-items';

export { postsPerPage };

/** The part of a post that cards and tiles show. */
export type PostSummary = {
  id: number;
  /** Without percent-encoding: `klänge`, not `kl%C3%A4nge`. */
  slug: string;
  /** The date in the time zone of WordPress. It is never converted: the URL contains its year and month. */
  date: LocalDate;
  title: string;
  image: Image | null;
  /** The language of the texts: the requested one, or the original's when there is no translation. */
  language: Locale;
  /** The languages the post is written in. */
  languages: Locale[];
  categories: Term[];
};

export type Post = PostSummary & {
  modified: LocalDate;
  excerpt: string;
  text: RichText;
  tags: Term[];
  seo: Seo;
};

export type PostList = {
  posts: PostSummary[];
  /** The total over all pages of the list. */
  total: number;
  totalPages: number;
};

const rawTitle = z.object({ title: rendered });
const rawWords = rawTitle.extend({ excerpt: rendered, content: rendered });

const rawSummary = rawTitle.extend({
  id: z.number(),
  slug,
  date: localMoment,
  translations: z.object({ de: rawTitle.nullish() }).optional().catch(undefined),
  _embedded: rawEmbedded.optional().catch(undefined),
});

export const rawPost = rawSummary.extend({
  ...rawWords.shape,
  modified: localMoment,
  seo: rawSeo.optional().catch(undefined),
  translations: z
    .object({ de: rawWords.extend({ seo: rawGermanSeo }).nullish() })
    .optional()
    .catch(undefined),
});

const summaryFields = ['id', 'slug', 'date', 'title', 'translations.de.title'];
const postFields = [
  'id',
  'slug',
  'date',
  'modified',
  'title',
  'excerpt',
  'content',
  'seo',
  'translations',
];
/**
 * Posts, newest first.
 *
 * @returns null when `page` is past the end
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export const getPosts = cache((locale: Locale, perPage = 10, page = 1): Promise<PostList | null> =>
  askForPosts({ per_page: perPage, page }, locale),
);

/**
 * The newest posts with their full text, newest first.
 *
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export async function getFullPosts(locale: Locale, count: number): Promise<Post[]> {
  const list = await withErrorMessage('Failed to fetch posts from WordPress', () =>
    fetchList({ type: 'post', query: { per_page: count }, fields: postFields, schema: rawPost }),
  );

  return list?.raw.map((post) => toPost(post, locale)) ?? [];
}

/**
 * The posts of a category or tag, newest first, one page at a time.
 *
 * @returns null when `page` is past the end
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export const getTermPosts = cache(
  ({ id, taxonomy }: Term, locale: Locale, page: number): Promise<PostList | null> => {
    const query = {
      per_page: postsPerPage,
      page,
      [taxonomy === 'category' ? 'categories' : 'tags']: id,
    };
    return askForPosts(query, locale, tags.termPosts(id));
  },
);

async function askForPosts(
  query: { per_page: number; page: number },
  locale: Locale,
  tag?: string,
): Promise<PostList | null> {
  const list = await withErrorMessage('Failed to fetch posts from WordPress', () =>
    fetchList({ type: 'post', query, fields: summaryFields, schema: rawSummary, tag }),
  );

  if (!list) return null;
  const { raw, total, totalPages } = list;
  return { posts: raw.map((post) => toSummary(post, locale)), total, totalPages };
}

/**
 * One post by its slug (without percent-encoding).
 *
 * @returns null when WordPress has none, or one with a password
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export const getPost = cache(async (slug: string, locale: Locale): Promise<Post | null> => {
  const post = await withErrorMessage('Failed to fetch post from WordPress', () =>
    fetchItem({ type: 'post', slug, fields: postFields, schema: rawPost }),
  );

  return post && !post.isProtected ? toPost(post.raw, locale) : null;
});

function toSummary(raw: z.infer<typeof rawSummary>, locale: Locale): PostSummary {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    date: raw.date,
    title: titleOf((german ?? raw).title.rendered, raw.date, locale),
    image: toFeaturedImage(raw._embedded, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de),
    categories: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'category'),
  };
}

/** Turns a validated response into a post, in the given language if it has a translation. */
export function toPost(raw: z.infer<typeof rawPost>, locale: Locale): Post {
  const summary = toSummary(raw, locale);
  const words = (summary.language === 'de' && raw.translations?.de) || raw;
  const content = plainText(words.content.rendered, locale);
  const excerpt = toExcerpt(plainText(words.excerpt.rendered, locale), content);

  return {
    ...summary,
    // A post that was scheduled was last modified before it was published.
    modified: raw.modified < raw.date ? raw.date : raw.modified,
    excerpt,
    text: toRichText(words.content.rendered, locale),
    tags: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'post_tag'),
    seo: toSeo(raw, summary.language, excerpt, content),
  };
}
