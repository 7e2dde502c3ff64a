import { z } from 'zod';

import {
  germanVersion,
  localMoment,
  numberAsText,
  rawEmbedded,
  rawGermanSeo,
  rawSeo,
  rendered,
  slug,
} from '../../wordpress/schema';

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
  translations: germanVersion(z.object({ title: rendered })),
  _embedded: rawEmbedded.optional().catch(undefined),
});

export type RawCreativeWork = z.infer<typeof rawCreativeWork>;

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
    translations: germanVersion(german),
  });
}
