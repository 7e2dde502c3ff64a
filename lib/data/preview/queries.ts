import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { webhookSecrets } from '../../config/env';
import type { ContentItem } from '../content-item';
import {
  additions,
  isAddition,
  isContentType,
  type AdditionName,
  type ContentTypeName,
} from '../content-type-registry';
import { itemsOf } from '../items-of';
import { itemHref } from '../item-href';
import type { Locale } from '../../i18n/routing';
import { checkPreviewToken } from './check-preview-token';
import { requestWordPressPrivately } from '../../wordpress/client';
import { toCoreShape } from '../../wordpress/items';
import { localMoment, slug } from '../../wordpress/schema';
import { withErrorMessage } from '../../wordpress/with-error-message';
import { parseTourAdditions, type TourAdditions } from '../tours/wordpress-additions';
import { toHref, type Href } from '../../i18n/href';

export type Preview = (
  | {
      /** The content type as which the item is shown. */
      type: ContentTypeName;
      item: ContentItem;
    }
  | { type: AdditionName; item: TourPreviewItem }
) & {
  /** The public page of the item. */
  href: Href;
  /** Whether an earlier version of the item is already public. */
  isPublished: boolean;
};

/** What an item of WordPress adds to the tour with this slug. */
export type TourPreviewItem = TourAdditions & { slug: string; title: string };

const rawPreview = z.looseObject({
  status: z.string(),
  type: z.string(),
  slug,
  date: localMoment.nullish().catch(null),
  /** The slug of the tour to which the item adds content. */
  tour: z.string().catch(''),
});

/**
 * A preview of a post, event, video or release, or of what WordPress adds to a tour: a draft, or the unsaved changes of
 * a published item.
 *
 * @param token from the URL; it identifies the post
 * @param image the featured image chosen in the editor, which WordPress does not save with unsaved changes
 * @returns null when the token is not valid, or the post no longer exists
 * @throws {Error} "Failed to fetch the preview from WordPress"
 */
export const getPreview = cache(
  async (token: string, image: string, locale: Locale): Promise<Preview | null> => {
    if (checkPreviewToken(token, { secrets: webhookSecrets, now: new Date() }) !== 'valid') {
      return null;
    }
    return withErrorMessage('Failed to fetch the preview from WordPress', async () => {
      const query = { thumbnail: image };
      const response = await requestWordPressPrivately(`/headless-preview/${token}`, query);

      return response && parsePreview(response.body, locale);
    });
  },
);

/**
 * Parses a response into a preview.
 *
 * @throws {z.ZodError} when the response is not a preview
 */
export async function parsePreview(response: unknown, locale: Locale): Promise<Preview> {
  const raw = rawPreview.parse(toCoreShape(response));
  const rest = { isPublished: raw.status === 'publish' };
  if (isAddition(raw.type)) {
    const item = parseTour(raw, locale);
    const { item: route } = additions[raw.type];
    return { type: raw.type, item, href: toHref(route, { slug: item.slug }), ...rest };
  }
  const type = isContentType(raw.type) ? raw.type : 'post';
  return { ...(await parseItem(type, raw, locale)), href: itemHref(type, raw), ...rest };
}

/** A draft without a field that its content type requires, such as an event without a day, is shown as a post. */
async function parseItem(
  type: ContentTypeName,
  raw: z.infer<typeof rawPreview>,
  locale: Locale,
): Promise<{ type: ContentTypeName; item: ContentItem }> {
  for (const each of [type, 'post'] as const) {
    const item = (await itemsOf(each)).parse(raw, locale);
    if (item) return { type: each, item };
  }
  throw new Error(`The response of WordPress is not a preview of a ${type}`);
}

function parseTour(raw: z.infer<typeof rawPreview>, locale: Locale): TourPreviewItem {
  const slug = raw.tour || raw.slug;
  return { ...parseTourAdditions(raw, locale), slug, title: slug };
}
