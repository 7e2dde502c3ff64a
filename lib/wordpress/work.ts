import { z } from 'zod';

import type { LocalDate } from '../dates';
import { plainText } from '../html';
import type { Locale } from '../i18n/routing';
import type { Image } from '../images';
import { site } from '../site';
import { toFeaturedImage } from './embedded';
import { day, numberAsText, rawEmbedded, rawSeo, rendered, slug } from './schema';
import { languagesOf } from './seo';

/** What a video and a music release have in common, as a list shows them. */
export type Work = {
  id: number;
  /** Decoded. */
  slug: string;
  title: string;
  /** The language the words are in: the one asked for, or the original's where there is no translation. */
  language: Locale;
  /** The languages it is told in. */
  languages: Locale[];
  artist: string;
  image: Image | null;
  /** The day it was released; where that is not told, the day it was written down. */
  date: LocalDate;
};

/** A text of a field; empty where there is none: Advanced Custom Fields answers false or an empty list for it. */
export const fieldText = z.union([z.string().trim(), numberAsText]).catch('');

/** An address to lead visitors to; empty where there is none. */
export const fieldAddress = z
  .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
  .transform((text) => text.trim())
  .pipe(z.url({ protocol: /^https?$/ }))
  .catch('');

const rawFields = z.object({ release_date: day.nullable().catch(null), artist: fieldText });
const isObject = (value: unknown) => value !== null && typeof value === 'object';

/** The fields of a work, be there any or not. */
export function fieldsWith<Shape extends z.ZodRawShape>(more: Shape) {
  const schema = rawFields.extend(more);
  return z.preprocess((value) => (isObject(value) && !Array.isArray(value) ? value : {}), schema);
}

/** A work as lists ask for it. */
export const rawWork = z.object({
  id: z.number(),
  slug,
  date: z.iso.datetime({ local: true }),
  title: rendered,
  acf: fieldsWith({}),
  translations: z
    .object({ de: z.object({ title: rendered }).nullish() })
    .optional()
    .catch(undefined),
  _embedded: rawEmbedded.optional().catch(undefined),
});

/** A work as its own page asks for it, with the fields of its kind, and those that have German words of their own. */
export function rawWorkPage<Fields extends z.ZodType, German extends z.ZodType>(
  acf: Fields,
  germanAcf: German,
) {
  const german = z.object({
    title: rendered,
    content: rendered.catch({ rendered: '' }),
    acf: germanAcf,
  });
  return rawWork.extend({
    acf,
    content: rendered.catch({ rendered: '' }),
    seo: rawSeo.optional().catch(undefined),
    translations: z.object({ de: german.nullish() }).optional().catch(undefined),
  });
}

/** A checked answer as a work, in the given language where it has one. */
export function toWork(raw: z.infer<typeof rawWork>, locale: Locale): Work {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    title: plainText((german ?? raw).title.rendered, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de),
    artist: plainText(raw.acf.artist, locale) || site.product,
    image: toFeaturedImage(raw._embedded)?.image ?? null,
    date: raw.acf.release_date ?? raw.date.slice(0, 10),
  };
}
