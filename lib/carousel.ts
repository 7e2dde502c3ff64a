import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagPage, tags } from './cache';
import { toPictureSource } from './html/addresses';
import { toTypedAddress } from './html/typed-address';
import { withOwnAddresses } from './html/written-addresses';
import type { Locale } from './i18n/routing';
import { localDay, type LocalDate } from './dates';
import { site } from './site';
import { supabase } from './supabase/client';
import { noteList } from './shown';
import { sound } from './sound';

export type CarouselItem = {
  id: string;
  title: string;
  imageUrl: string;
  button: { text: string; url: string; opensNewTab: boolean };
  /** The day it was made, on the clock of the site's zone. */
  createdOn: LocalDate;
};

// `javascript:` and its kin are addresses too; a slide with one is dropped.
const address = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/)|#)/, 'must be a path or an http(s) address');

const rawItem = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z.string().min(1),
  background_image_url: address,
  button_text: z.string().min(1),
  button_url: address.refine((url) => toTypedAddress(url, 'en'), 'must lead to a page'),
  button_target: z.string().nullish(),
  created_at: z.string().transform(toMoment).pipe(z.date()),
});

/**
 * The active items in their order, their links to our pages in this language; empty when there are none.
 *
 * @throws {Error} when Supabase cannot be reached, fails, or answers nonsense
 */
export const getCarousel = cache(async (locale: Locale): Promise<CarouselItem[]> => {
  await tagPage([tags.carousel, tags.askedAt(new Date())]);
  const { data, error } = await supabase
    .from(site.carouselTable)
    .select('*')
    .eq('active', true)
    .order('display_order', { ascending: true });
  // Not always an error of the language, which alone is in the log as a cause.
  if (error) {
    const cause = new Error(error.message);
    throw new Error('Failed to fetch the carousel from Supabase', { cause });
  }

  const items = sound(rawItem, data, 'carousel item');
  await noteList(tags.carousel, items.length);
  return items.map((item) => toItem(item, locale));
});

function toItem(raw: z.infer<typeof rawItem>, locale: Locale): CarouselItem {
  return {
    id: raw.id,
    title: withOwnAddresses(raw.title, locale),
    imageUrl: toPictureSource(raw.background_image_url) ?? raw.background_image_url,
    button: {
      text: withOwnAddresses(raw.button_text, locale),
      url: toTypedAddress(raw.button_url, locale) ?? raw.button_url,
      opensNewTab: raw.button_target === '_blank',
    },
    createdOn: localDay(raw.created_at, site.timeZone),
  };
}

// Postgres writes `2026-11-20 05:13:22.156+00`, PostgREST the same with a T and minutes in the offset.
function toMoment(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}
