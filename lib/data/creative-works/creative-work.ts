import { z } from 'zod';

import type { LocalDate } from '../../i18n/dates';
import type { ContentTypeName, contentTypes } from '../content-types';
import { plainText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';
import type { Image } from '../../media/image';
import { site } from '../../site';
import { toFeaturedImage } from '../../wordpress/embedded';
import {
  localMoment,
  numberAsText,
  rawEmbedded,
  rawGermanSeo,
  rawSeo,
  rendered,
  slug,
} from '../../wordpress/schema';
import { dateFields } from '../../wordpress/date-fields.mjs';
import { logUnreadDates } from '../../wordpress/log-unread-dates';
import { isFilled, readDay } from '../../wordpress/written-dates.mjs';
import { languagesOf } from '../../wordpress/seo';
import { titleOf } from '../../wordpress/title';

/** Content types whose items are creative works (https://schema.org/CreativeWork) with a title, a picture and a day. */
export type CreativeWorkType = Exclude<ContentTypeName, 'post' | 'event'>;

/** The part of the site, and the section of `messages/*.json`, of such a content type. */
export type CreativeWorkSection = (typeof contentTypes)[CreativeWorkType]['section'];

/** What a video and a music release have in common, as a list shows them. */
export type CreativeWork = {
  id: number;
  /** Without percent-encoding. */
  slug: string;
  title: string;
  /** The language of the texts: the requested one, or the original's when there is no translation. */
  language: Locale;
  /** The languages in which it is available. */
  languages: Locale[];
  artist: string;
  image: Image | null;
  /**
   * The day of release. If the field is empty, the day on which the item was created in WordPress. Null when the value
   * of the field is not a valid date.
   */
  date: LocalDate | null;
  /** How many of its tracks can be played on this site, if the back end says so. Videos have none. */
  playableTracks: number;
};

/** The text of a field. Empty when there is none: Advanced Custom Fields then returns false or an empty list. */
export const fieldText = z.union([z.string().trim(), numberAsText]).catch('');

/** The http or https URL in a field. Empty when there is none, or when it is invalid. */
export const fieldAddress = z
  .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
  .transform((text) => text.trim())
  .pipe(z.url({ protocol: /^https?$/ }))
  .catch('');

const rawFields = z.object({ release_date: z.unknown().optional(), artist: fieldText });
const isObject = (value: unknown) => value !== null && typeof value === 'object';

/** The schema of the Advanced Custom Fields of a work. A response without fields counts as empty fields. */
export function fieldsWith<Shape extends z.ZodRawShape>(more: Shape) {
  const schema = rawFields.extend(more);
  return z.preprocess((value) => (isObject(value) && !Array.isArray(value) ? value : {}), schema);
}

/** A work as requested by lists. */
export const rawCreativeWork = z.object({
  id: z.number(),
  slug,
  date: localMoment,
  title: rendered,
  acf: fieldsWith({}),
  playable_tracks: z.number().catch(0),
  translations: z
    .object({ de: z.object({ title: rendered }).nullish() })
    .optional()
    .catch(undefined),
  _embedded: rawEmbedded.optional().catch(undefined),
});

/** A work as requested by its own page, with the fields of its content type and those of its German translation. */
export function rawCreativeWorkPage<Fields extends z.ZodType, German extends z.ZodType>(
  acf: Fields,
  germanAcf: German,
) {
  const german = z.object({
    title: rendered,
    content: rendered.catch({ rendered: '' }),
    acf: germanAcf,
    seo: rawGermanSeo,
  });
  return rawCreativeWork.extend({
    acf,
    content: rendered.catch({ rendered: '' }),
    seo: rawSeo.optional().catch(undefined),
    translations: z.object({ de: german.nullish() }).optional().catch(undefined),
  });
}

/** Turns a validated response into a work, in the given language if it has a translation. */
export function toCreativeWork(raw: z.infer<typeof rawCreativeWork>, locale: Locale): CreativeWork {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    title: titleOf((german ?? raw).title.rendered, raw.date, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de),
    artist: plainText(raw.acf.artist, locale) || site.product,
    image: toFeaturedImage(raw._embedded, locale),
    date: dayOf(raw),
    playableTracks: raw.playable_tracks,
  };
}

function dayOf({ id, slug, date, acf }: z.infer<typeof rawCreativeWork>): LocalDate | null {
  logUnreadDates(`“${slug}” (${id})`, acf, dateFields.work);

  return isFilled(acf.release_date) ? readDay(acf.release_date) : date.slice(0, 10);
}
