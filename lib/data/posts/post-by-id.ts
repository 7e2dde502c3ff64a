import 'server-only';

import { z } from 'zod';

import type { LocalDate } from '../../i18n/dates';
import { requestWordPress } from '../../wordpress/client';
import { localMoment, slug } from '../../wordpress/schema';
import { withErrorMessage } from '../../wordpress/with-error-message';

/** The data from which the URL of a post is made (lib/data/item-href.ts). */
type PostAddress = { slug: string; date: LocalDate };

const rawAddress = z.object({ slug, date: localMoment });

/**
 * The slug and date of the post with this WordPress id, from which its current URL is made.
 *
 * @returns null when there is no such post, or when it is not public
 * @throws {Error} "Failed to fetch post by ID"
 */
export function getPostById(id: number): Promise<PostAddress | null> {
  return withErrorMessage('Failed to fetch post by ID', async () => {
    const response = await requestWordPress(`/posts/${id}`, { _fields: 'slug,date' });

    return response && rawAddress.parse(response.body);
  });
}
