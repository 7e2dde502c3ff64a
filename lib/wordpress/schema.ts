import { z } from 'zod';

/** Shapes that several kinds of WordPress content share; everything not named here is ignored. */
export const rendered = z.object({ rendered: z.string() });

/**
 * A slug, decoded: WordPress percent-encodes letters outside ASCII. In lower case, as it writes them itself: an address of
 * ours has no other (lib/i18n/match-route.ts), and a slug that a database was given otherwise would lead to itself for ever.
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

/** A number written where words are expected: PHP makes one of a postcode, and of a title that has digits alone. */
export const numberAsText = z.number().transform(String);

/** A day; Advanced Custom Fields stores it without hyphens, and answers it so unless told otherwise. */
export const day = z
  .string()
  .transform((text) => text.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
  .pipe(z.iso.date());

export const rawMedia = z.object({
  id: z.number(),
  source_url: z.url(),
  alt_text: z.string().catch(''),
  modified: z.string().optional().catch(undefined),
  media_details: z
    .object({ width: z.number().positive(), height: z.number().positive() })
    .optional()
    .catch(undefined),
});

const germanName = z.object({ de: z.object({ name: z.string() }).nullish() }).optional();

export const rawTerm = z.object({
  id: z.number(),
  name: z.string(),
  slug,
  taxonomy: z.string(),
  translations: germanName.catch(undefined),
});

/** What `_embed` brings: one entry may be an error object instead of the thing. */
export const rawEmbedded = z.object({
  'wp:featuredmedia': z.array(z.unknown()).optional().catch(undefined),
  'wp:term': z.array(z.array(z.unknown())).optional().catch(undefined),
});

export const rawSeo = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  og_image: z.string().nullish(),
});
