import { z } from 'zod';

import type { Locale } from '../../i18n/routing';
import { rawCarouselItem, toCarouselItem, type CarouselItem } from '../carousel-item';

const { shape } = rawCarouselItem;
const textOrEmpty = z.string().catch('');

// The editor may still be typing: a field that is missing or would be refused is empty in the preview.
const rawUnsavedSlide = z.object({
  id: z.literal(0),
  carousel_item: rawCarouselItem.extend({
    title: textOrEmpty,
    title_de: shape.title_de.catch(null),
    background_image_url: shape.background_image_url.catch(''),
    button_text: textOrEmpty,
    button_text_de: shape.button_text_de.catch(null),
    button_url: shape.button_url.catch('/'),
    button_url_de: shape.button_url_de.catch(null),
  }),
});

/** The content of the preview of a slide in which nothing has been entered yet. */
export const emptySlide = (now: Date) => ({
  id: 0,
  carousel_item: { id: 0, created_at: now.toISOString() },
});

/**
 * Parses a slide in the current state of its form in WordPress, saved or not.
 *
 * @param response `{ id: 0, carousel_item }`; `carousel_item` is a row of the carousel table
 * @returns null when it is not a slide. `imageUrl` is empty while the site cannot show the picture.
 */
export function parseUnsavedSlide(response: unknown, locale: Locale): CarouselItem | null {
  const { data } = rawUnsavedSlide.safeParse(response);
  return data ? toCarouselItem(data.carousel_item, locale) : null;
}
