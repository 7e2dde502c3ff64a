import 'server-only';

import { z } from 'zod';

import type { LocalDate } from './dates';
import type { Locale } from './i18n/routing';
import { getPost, type Post } from './posts';
import { askWordPress } from './wordpress/client';
import { slug } from './wordpress/schema';

/** What the address of a post is made of (lib/post-href.ts). */
type PostAddress = { slug: string; date: LocalDate };

const rawAddress = z.object({ slug, date: z.iso.datetime({ local: true }) });

/**
 * Where the post with this WordPress id lives.
 *
 * @returns null when there is none, or none that visitors may see
 * @throws {Error} "Failed to fetch post by ID"
 */
export async function getPostById(id: number): Promise<PostAddress | null> {
  try {
    const answer = await askWordPress(`/posts/${id}`, { _fields: 'slug,date' });
    if (!answer) return null;

    return rawAddress.parse(answer.body);
  } catch (cause) {
    throw new Error('Failed to fetch post by ID', { cause });
  }
}

/**
 * Where the post, event, video or release lives today that once had this slug (decoded).
 *
 * @returns null when none ever had it, or the back end keeps no record of old slugs
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export async function getRenamedPost(
  slug: string,
  type: 'post' | 'event' | 'video' | 'music' = 'post',
): Promise<PostAddress | null> {
  try {
    const answer = await askWordPress(`/old-slugs/${encodeURIComponent(slug)}`, { type });
    if (!answer) return null;

    return rawAddress.parse(answer.body);
  } catch (cause) {
    throw new Error('Failed to fetch post from WordPress', { cause });
  }
}

/**
 * One post by its slug, today's or an earlier one: the caller compares addresses.
 *
 * @returns null when no post has or had it
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export async function findPost(slug: string, locale: Locale): Promise<Post | null> {
  const post = await getPost(slug, locale);
  const renamed = post ? null : await getRenamedPost(slug);

  return post ?? (renamed && getPost(renamed.slug, locale));
}
