import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagItemPresence } from '../../cache/empty-list-tags';
import { tagPage, tags } from '../../cache/tags';
import { toRichText, type RichText } from '../../html/rich-text';
import type { Locale } from '../../i18n/routing';
import { requestItems } from '../../wordpress/items';
import { isPublic } from '../../wordpress/public-items';
import { germanVersion, rendered, slug, uncheckedList } from '../../wordpress/schema';
import { withErrorMessage } from '../../wordpress/with-error-message';
import { additions } from '../content-type-registry';
import type { Appearance } from './tours';

/** What WordPress adds to a tour. A value is null if the tour keeps its own content. */
export type TourAdditions = {
  appearances: Appearance[] | null;
  /** The pictures, and the text between them. */
  gallery: RichText | null;
  /** The language of the gallery's texts: the original's when there is no translation. */
  language: Locale;
};

const line = z.string().trim();
const rawAppearance = z.object({
  date: line.min(1),
  venue: line.min(1),
  location: line.catch(''),
});

const content = rendered.catch({ rendered: '' });
const rawTour = z.object({
  id: z.number(),
  slug,
  content,
  /** A malformed appearance is left out. */
  appearances: z
    .array(rawAppearance.nullable().catch(null))
    .catch([])
    .transform((rows) => rows.filter((row) => row !== null)),
  translations: germanVersion(z.object({ content })),
});

const fields = ['id', 'slug', 'content', 'appearances', 'translations'];

/**
 * What WordPress adds to the tour with this slug.
 *
 * @returns null when WordPress adds nothing, or is a back end without tours
 * @throws {Error} "Failed to fetch the tour from WordPress"
 */
export const getTourAdditions = cache(
  (slug: string, locale: Locale): Promise<TourAdditions | null> =>
    withErrorMessage('Failed to fetch the tour from WordPress', async () => {
      await tagPage([tags.slug(slug)]);
      const response = await requestItems(`/${additions.tour.collection}`, { slug }, fields);
      const entries = uncheckedList.parse(response?.body ?? []).filter(isPublic);
      // Usually there is no entry. So the page does not get the tag of an empty list, which would shorten its lifetime.
      if (entries.length === 0) return null;
      await tagItemPresence(tags.slug(slug));

      const raw = rawTour.parse(entries[0]);
      await tagItemPresence(tags.post(raw.id));
      await tagPage([tags.post(raw.id)]);
      return toAdditions(raw, locale);
    }),
);

/**
 * Parses a response into what WordPress adds to a tour, in the given language if it has a translation.
 *
 * @throws {z.ZodError} when the response is not an entry of a tour
 */
export function parseTourAdditions(response: unknown, locale: Locale): TourAdditions {
  return toAdditions(rawTour.parse(response), locale);
}

/** Whether the node is more than a line break between blocks. */
const isContent = (node: RichText['children'][number]) =>
  node.type === 'element' || (node.type === 'text' && node.value.trim() !== '');

function toAdditions(raw: z.infer<typeof rawTour>, locale: Locale): TourAdditions {
  const german = locale === 'de' ? raw.translations?.de?.content.rendered : '';
  const gallery = toRichText(german || raw.content.rendered, locale);

  return {
    appearances: raw.appearances.length > 0 ? raw.appearances : null,
    gallery: gallery.children.some(isContent) ? gallery : null,
    language: german ? 'de' : 'en',
  };
}
