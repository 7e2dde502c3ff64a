import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagPage, tags } from './cache';
import type { LocalDate } from './dates';
import { plainText, toRichText, type RichText } from './html';
import type { Locale } from './i18n/routing';
import type { Image } from './images';
import { noteList, notePart, noteThing } from './shown';
import { sound } from './sound';
import { postsPerStep } from './step-sizes';
import { toFeaturedImage, toTerms, type Term } from './wordpress/embedded';
import { askForItems } from './wordpress/items';
import { rawEmbedded, rawSeo, rendered, slug } from './wordpress/schema';
import { languagesOf, toSeo, type Seo } from './wordpress/seo';

export { postsPerStep };

/** A post as cards and tiles show it. */
export type PostSummary = {
  id: number;
  /** Decoded: `klänge`, not `kl%C3%A4nge`. */
  slug: string;
  /** Where and when it was written: no zone, the address is made of its parts. */
  date: LocalDate;
  title: string;
  image: Image | null;
  /** The language the words are in: the one asked for, or the original's where there is no translation. */
  language: Locale;
  /** The languages it is told in. */
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
  /** How many there are in all, on every page of the list. */
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
  translations: z.object({ de: rawWords.nullish() }).optional().catch(undefined),
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
 * The newest posts, newest first.
 *
 * @returns null when `page` lies past the end
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export const getPosts = cache((locale: Locale, perPage = 10, page = 1): Promise<PostList | null> =>
  askForPosts({ per_page: perPage, page }, locale, tags.posts),
);

/**
 * The newest posts with all of their words, newest first.
 *
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export async function getFullPosts(locale: Locale, count: number): Promise<Post[]> {
  try {
    const query = { per_page: count, ...newestFirst };
    const answer = await askForItems('/posts', query, postFields);
    await tagPage([tags.posts]);
    const raw = sound(rawPost, answer?.body, 'post');
    await noteList(tags.posts, raw.length);
    await tagPage(raw.flatMap(tagsOf));
    return raw.map((post) => toPost(post, locale));
  } catch (cause) {
    throw new Error('Failed to fetch posts from WordPress', { cause });
  }
}

/**
 * The posts of a category or tag, newest first, one step at a time.
 *
 * @returns null when `page` lies past the end
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export const getTermPosts = cache(
  ({ id, taxonomy }: Term, locale: Locale, page: number): Promise<PostList | null> => {
    const query = {
      per_page: postsPerStep,
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

    const raw = sound(rawSummary, answer?.body, 'post');
    await (tag === tags.posts ? noteList : notePart)(tag, raw.length);
    await tagPage(raw.flatMap(tagsOf));
    // Of a term without posts WordPress gives as many empty pages as one asks for.
    if (raw.length === 0 && query.page > 1) return null;
    const { total = 0, totalPages = 0 } = answer ?? {};
    return { posts: raw.map((post) => toSummary(post, locale)), total, totalPages };
  } catch (cause) {
    throw new Error('Failed to fetch posts from WordPress', { cause });
  }
}

/**
 * One post by its slug (decoded).
 *
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export const getPost = cache(async (slug: string, locale: Locale): Promise<Post | null> => {
  try {
    await tagPage([tags.slug(slug)]);
    const answer = await askForItems('/posts', { slug }, postFields);
    const [raw] = z.array(rawPost).parse(answer?.body);
    if (!raw) return null;

    await noteThing(tags.post(raw.id));
    await tagPage(tagsOf(raw));
    return toPost(raw, locale);
  } catch (cause) {
    throw new Error('Failed to fetch post from WordPress', { cause });
  }
});

function tagsOf(raw: z.infer<typeof rawSummary>): string[] {
  const media = toFeaturedImage(raw._embedded);
  const terms = toTerms(raw._embedded);

  return [
    tags.post(raw.id),
    ...(media ? [tags.media(media.id)] : []),
    ...terms.map((term) => tags.term(term.id)),
  ];
}

function toSummary(raw: z.infer<typeof rawSummary>, locale: Locale): PostSummary {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    date: raw.date,
    title: plainText((german ?? raw).title.rendered, locale),
    image: toFeaturedImage(raw._embedded)?.image ?? null,
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de),
    categories: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'category'),
  };
}

/** A checked answer as a post, in the given language where it has one. */
export function toPost(raw: z.infer<typeof rawPost>, locale: Locale): Post {
  const summary = toSummary(raw, locale);
  const words = (summary.language === 'de' && raw.translations?.de) || raw;
  const excerpt = plainText(words.excerpt.rendered, locale);

  return {
    ...summary,
    modified: raw.modified,
    excerpt,
    text: toRichText(words.content.rendered, locale),
    tags: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'post_tag'),
    seo: toSeo(raw.seo, summary.language, excerpt, plainText(words.content.rendered, locale)),
  };
}
