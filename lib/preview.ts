import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { webhookSecrets } from './env';
import { parseEvent, type EventDetails } from './events';
import { hasStartDate } from './events/raw-event';
import type { Locale } from './i18n/routing';
import { parseRelease, type Release } from './music';
import { rawPost, toPost, type Post } from './posts';
import { checkPreviewToken } from './preview-token';
import { parseVideo, type Video } from './videos';
import { askWordPressPrivately } from './wordpress/client';
import { toCoreShape } from './wordpress/items';

export type Preview = Shown & {
  /** Do visitors have a version of it? Then the preview shows what has changed since. */
  isPublished: boolean;
};

type Shown =
  | { kind: 'post'; thing: Post }
  | { kind: 'event'; thing: EventDetails }
  | { kind: 'video'; thing: Video }
  | { kind: 'music'; thing: Release };

const rawPreview = z.looseObject({
  status: z.string(),
  type: z.string(),
  event: z.unknown().optional(),
});

/**
 * A post, event, video or release as it will be: a draft, or the unsaved change of a published one.
 *
 * @param token from the address; it names the post
 * @param image the featured image chosen in the editor, which WordPress does not store with an unsaved change
 * @returns null when the token is not good, or the post is gone
 * @throws {Error} "Failed to fetch the preview from WordPress"
 */
export const getPreview = cache(
  async (token: string, image: string, locale: Locale): Promise<Preview | null> => {
    if (checkPreviewToken(token, { secrets: webhookSecrets, now: new Date() }) !== 'valid') {
      return null;
    }
    try {
      const query = { thumbnail: image };
      const answer = await askWordPressPrivately(`/headless-preview/${token}`, query);
      if (!answer) return null;

      const raw = rawPreview.parse(toCoreShape(answer.body));
      return { ...toShown(raw, locale), isPublished: raw.status === 'publish' };
    } catch (cause) {
      throw new Error('Failed to fetch the preview from WordPress', { cause });
    }
  },
);

function toShown(raw: z.infer<typeof rawPreview>, locale: Locale): Shown {
  // An event without a day is none yet: its words and its picture can be looked at.
  if (raw.type === 'event' && hasStartDate(raw.event)) {
    return { kind: 'event', thing: parseEvent(raw.event, locale) };
  }
  if (raw.type === 'video') return { kind: 'video', thing: parseVideo(raw, locale) };
  if (raw.type === 'music') return { kind: 'music', thing: parseRelease(raw, locale) };

  return { kind: 'post', thing: toPost(rawPost.parse(raw), locale) };
}
