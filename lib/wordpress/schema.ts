import { z } from 'zod';

import { readDay } from './written-dates.mjs';

/** Fields that several kinds of WordPress content share. Everything that is not named here is ignored. */
export const rendered = z.object({ rendered: z.string() });

/**
 * A slug without percent-encoding, which WordPress uses for characters outside ASCII. In lower case, like the slugs
 * that WordPress makes and all URLs of this site (lib/i18n/match-route.ts). A slug with capital letters, from a direct
 * change in the database, would redirect to itself for ever.
 */
export const slug = z
  .string()
  .min(1)
  .transform((text, context) => {
    try {
      return decodeURIComponent(text).toLowerCase();
    } catch {
      context.addIssue('is not a percent-encoded slug');
      return z.NEVER;
    }
  });

/** A list whose items are validated one by one. */
export const uncheckedList = z.array(z.unknown());

/** A number in a field for text, as text. PHP turns a postcode, or a title that consists of digits, into a number. */
export const numberAsText = z.number().transform(String);

/** A day in any form that can be read with certainty, as `YYYY-MM-DD`. */
export const day = z
  .union([z.string(), numberAsText])
  .transform((text) => readDay(text) ?? text)
  .pipe(z.iso.date());

/** A local time as WordPress writes it, `YYYY-MM-DDTHH:MM:SS`. (zod alone also accepts a time that ends in `Z`.) */
export const localMoment = z.iso.datetime({ local: true }).refine((text) => !text.endsWith('Z'));

/** The field `translations` of our plugin: the German version of an item. Missing when it is malformed. */
export function germanVersion<German extends z.ZodType>(german: German) {
  return z.object({ de: german.nullish() }).optional().catch(undefined);
}

export const rawMedia = z.object({
  id: z.number(),
  source_url: z.url(),
  alt_text: z.string().catch(''),
  translations: germanVersion(z.object({ alt_text: z.string().min(1) })),
  modified: z.string().optional().catch(undefined),
  media_details: z
    .object({
      width: z.number().positive(),
      height: z.number().positive(),
      // The name that WordPress's own plugin "Image Placeholders" uses too.
      dominant_color: z
        .string()
        .regex(/^[\da-f]{6}$/i)
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

export const rawTerm = z.object({
  id: z.number(),
  name: z.string(),
  slug,
  taxonomy: z.string(),
  translations: germanVersion(z.object({ name: z.string() })),
});

/** What `_embed` adds to an item. An entry may be an error object instead of a picture or a term. */
export const rawEmbedded = z.object({
  'wp:featuredmedia': uncheckedList.optional().catch(undefined),
  /** From our plugin: the picture that German pages show instead of the original. */
  germanFeaturedMedia: uncheckedList.optional().catch(undefined),
  'wp:term': z.array(uncheckedList).optional().catch(undefined),
});

export const rawSeo = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
});

/** From our plugin: the SEO fields of German pages. */
export const rawGermanSeo = rawSeo.nullish().catch(undefined);
