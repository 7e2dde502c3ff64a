import 'server-only';

import { cache } from 'react';

import { tags } from '../../cache/tags';
import { withErrorMessage } from '../../wordpress/with-error-message';
import type { Locale } from '../../i18n/routing';
import { postsPerPage } from '../../config/page-sizes';
import type { Term } from '../../wordpress/embedded';
import { fetchItem, fetchList, type FetchedList } from '../fetch-items';
import { toPost, toSummary, type Post, type PostSummary } from './post';
import { rawPost, rawPostSummary } from './raw-post';

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
export const getPosts = cache((locale: Locale, perPage = 10, page = 1) =>
  requestPosts({ per_page: perPage, page }, locale),
);

/**
 * The newest posts with their full text, newest first.
 *
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export async function getFullPosts(locale: Locale, count: number): Promise<Post[]> {
  const list = await withErrorMessage('Failed to fetch posts from WordPress', () =>
    fetchList({
      type: 'post',
      query: { per_page: count },
      fields: postFields,
      schema: rawPost,
      toItem: (post) => toPost(post, locale),
    }),
  );

  return list?.items ?? [];
}

/**
 * The posts of a category or tag, newest first, one page at a time.
 *
 * @returns null when `page` is past the end
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export const getTermPosts = cache(({ id, taxonomy }: Term, locale: Locale, page: number) => {
  const query = {
    per_page: postsPerPage,
    page,
    [taxonomy === 'category' ? 'categories' : 'tags']: id,
  };
  return requestPosts(query, locale, tags.termPosts(id));
});

function requestPosts(
  query: { per_page: number; page: number },
  locale: Locale,
  tag?: string,
): Promise<FetchedList<PostSummary> | null> {
  return withErrorMessage('Failed to fetch posts from WordPress', () =>
    fetchList({
      type: 'post',
      query,
      fields: summaryFields,
      schema: rawPostSummary,
      tag,
      toItem: (post) => toSummary(post, locale),
    }),
  );
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
