import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagPage, tags } from '../../cache/tags';
import type { LocalDate } from '../../i18n/dates';
import { plainText, toRichText, type RichText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';
import type { Image } from '../../media/image';
import { tagListPresence, tagSublistPresence, tagItemPresence } from '../../cache/empty-list-tags';
import { parseListLeniently } from '../../wordpress/parse-list';
import { postsPerPage } from '../../config/page-sizes';
import { featuredMediaIds, toFeaturedImage, toTerms, type Term } from '../../wordpress/embedded';
import { toExcerpt } from '../../wordpress/excerpt';
import { askForItems } from '../../wordpress/items';
import { isPublic } from '../../wordpress/public-items';
import { rawEmbedded, rawGermanSeo, rawSeo, rendered, slug } from '../../wordpress/schema';
import { languagesOf, toSeo, type Seo } from '../../wordpress/seo';
import { titleOf } from '../../wordpress/title';

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
  date: z.iso.datetime({ local: true }),
  translations: z.object({ de: rawTitle.nullish() }).optional().catch(undefined),
  _embedded: rawEmbedded.optional().catch(undefined),
});

export const rawPost = rawSummary.extend({
  ...rawWords.shape,
  modified: z.iso.datetime({ local: true }),
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
const newestFirst = { orderby: 'date', order: 'desc' };

/**
 * Posts, newest first.
 *
 * @returns null when `page` is past the end
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export const getPosts = cache((locale: Locale, perPage = 10, page = 1): Promise<PostList | null> =>
  askForPosts({ per_page: perPage, page }, locale, tags.list('post')),
);

/**
 * The newest posts with their full text, newest first.
 *
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export async function getFullPosts(locale: Locale, count: number): Promise<Post[]> {
  try {
    const query = { per_page: count, ...newestFirst };
    const answer = await askForItems('/posts', query, postFields);
    await tagPage([tags.list('post')]);
    const raw = parseListLeniently(rawPost, answer?.body, 'post');
    await tagListPresence(tags.list('post'), raw.length);
    await tagPage(raw.flatMap(tagsOfPost));
    return raw.map((post) => toPost(post, locale));
  } catch (cause) {
    throw new Error('Failed to fetch posts from WordPress', { cause });
  }
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
  tag: string,
): Promise<PostList | null> {
  try {
    const answer = await askForItems('/posts', { ...query, ...newestFirst }, summaryFields);
    await tagPage([tag]);
    if (!answer && query.page > 1) return null;

    const raw = parseListLeniently(rawSummary, answer?.body, 'post');
    await (tag === tags.list('post') ? tagListPresence : tagSublistPresence)(tag, raw.length);
    await tagPage(raw.flatMap(tagsOfPost));
    // For a term without posts, WordPress returns an empty page for any page number.
    if (raw.length === 0 && query.page > 1) return null;
    const { total = 0, totalPages = 0 } = answer ?? {};
    return { posts: raw.map((post) => toSummary(post, locale)), total, totalPages };
  } catch (cause) {
    throw new Error('Failed to fetch posts from WordPress', { cause });
  }
}

/**
 * One post by its slug (without percent-encoding).
 *
 * @returns null when WordPress has none, or one with a password
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export const getPost = cache(async (slug: string, locale: Locale): Promise<Post | null> => {
  try {
    await tagPage([tags.slug(slug)]);
    const answer = await askForItems('/posts', { slug }, postFields);
    const [raw] = z.array(rawPost).parse(answer?.body);
    if (!raw) return null;

    await tagItemPresence(tags.post(raw.id));
    await tagPage(tagsOfPost(raw));
    if (!isPublic([answer?.body].flat()[0])) return null;
    return toPost(raw, locale);
  } catch (cause) {
    throw new Error('Failed to fetch post from WordPress', { cause });
  }
});

function tagsOfPost(raw: z.infer<typeof rawSummary>): string[] {
  const media = featuredMediaIds(raw._embedded).map(tags.media);
  const terms = toTerms(raw._embedded);

  return [tags.post(raw.id), ...media, ...terms.map((term) => tags.term(term.id))];
}

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
    modified: raw.modified,
    excerpt,
    text: toRichText(words.content.rendered, locale),
    tags: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'post_tag'),
    seo: toSeo(raw, summary.language, excerpt, content),
  };
}
