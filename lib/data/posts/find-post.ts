import 'server-only';

import { z } from 'zod';

import type { LocalDate } from '../../i18n/dates';
import type { Locale } from '../../i18n/routing';
import type { ContentTypeName } from '../content-types';
import { getPost, type Post } from './queries';
import { askWordPress } from '../../wordpress/client';
import { slug } from '../../wordpress/schema';

/** The parts of a post's address (lib/data/posts/href.ts). */
type PostAddress = { slug: string; date: LocalDate };

const rawAddress = z.object({ slug, date: z.iso.datetime({ local: true }) });

/**
 * The current address of the post with this WordPress id.
 *
 * @returns null when there is no such post, or visitors may not see it
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
 * The current address of the post, event, video or release that once had this slug (decoded).
 *
 * @returns null when none ever had it, or the back end keeps no record of old slugs
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export async function getRenamedPost(
  slug: string,
  type: ContentTypeName = 'post',
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
 * One post by its slug, current or earlier. The caller compares the addresses.
 *
 * @returns null when no post has or had this slug
 * @throws {Error} "Failed to fetch post from WordPress"
 */
export async function findPost(slug: string, locale: Locale): Promise<Post | null> {
  const post = await getPost(slug, locale);
  const renamed = post ? null : await getRenamedPost(slug);

  return post ?? (renamed && getPost(renamed.slug, locale));
}
