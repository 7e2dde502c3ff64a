import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagListPresence } from '../cache/empty-list-tags';
import { tagPage, tags } from '../cache/tags';
import type { Locale } from '../i18n/routing';
import { site } from '../site';
import { supabase } from '../supabase/client';
import { parseListLeniently } from '../wordpress/parse-list';
import {
  rawCarouselItem,
  toCarouselItem,
  uncheckedCarouselRow,
  type CarouselItem,
} from './carousel-item';

/**
 * The active items in display order, with words and links in this language. Empty when there are none.
 *
 * @throws {Error} when Supabase is unreachable, fails, or returns an invalid response
 */
export const getCarousel = cache(async (locale: Locale): Promise<CarouselItem[]> => {
  await tagPage([tags.carousel, tags.requestedAt(new Date())]);
  const { data, error } = await supabase
    .from(site.carouselTable)
    .select('*')
    .eq('active', true)
    .order('display_order', { ascending: true });
  // `error` is not always an Error object, and the log shows only an Error as a cause.
  if (error) {
    const cause = new Error(error.message);
    throw new Error('Failed to fetch the carousel from Supabase', { cause });
  }

  const rows = parseListLeniently(uncheckedCarouselRow, data, 'carousel item');
  // Even if none of the slides can be shown, the response is valid, and the home page is shown without them.
  const items = rows.flatMap((row) => {
    const { data: item, error: fault } = rawCarouselItem.safeParse(row);
    if (fault) console.warn(`Left out a malformed carousel item: ${z.prettifyError(fault)}`);
    return item ?? [];
  });
  await tagListPresence(tags.carousel, rows.length);
  return items.map((item) => toCarouselItem(item, locale));
});
