import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { webhookSecrets } from './env';
import type { Locale } from './i18n/routing';
import { rawPost, toPost, type Post } from './posts';
import { checkPreviewToken } from './preview-token';
import { askWordPressPrivately } from './wordpress/client';
import { toCoreShape } from './wordpress/items';

export type PreviewedPost = {
  post: Post;
  /** Do visitors have a version of it? Then the preview shows what has changed since. */
  isPublished: boolean;
};

const rawPreview = rawPost.extend({ status: z.string() });

/**
 * A post as it will be: a draft, or the unsaved change of a published one.
 *
 * @param token from the address; it names the post
 * @param image the featured image chosen in the editor, which WordPress does not store with an unsaved change
 * @returns null when the token is not good, or the post is gone
 * @throws {Error} "Failed to fetch the preview from WordPress"
 */
export const getPreview = cache(
  async (token: string, image: string, locale: Locale): Promise<PreviewedPost | null> => {
    if (checkPreviewToken(token, { secrets: webhookSecrets, now: new Date() }) !== 'valid') {
      return null;
    }
    try {
      const query = { thumbnail: image };
      const answer = await askWordPressPrivately(`/headless-preview/${token}`, query);
      if (!answer) return null;

      const raw = rawPreview.parse(toCoreShape(answer.body));
      return { post: toPost(raw, locale), isPublished: raw.status === 'publish' };
    } catch (cause) {
      throw new Error('Failed to fetch the preview from WordPress', { cause });
    }
  },
);
