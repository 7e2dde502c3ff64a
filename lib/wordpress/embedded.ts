import type { z } from 'zod';

import { plainText } from '../html';
import { routing, type Locale } from '../i18n/routing';
import type { Image } from '../images';
import { rawMedia, rawTerm, type rawEmbedded } from './schema';

export type Term = { id: number; slug: string; name: string; taxonomy: string };

type Embedded = z.infer<typeof rawEmbedded> | undefined;

/** The embedded categories and tags; what is not a term (a private one is an error object) is left out. */
export function toTerms(embedded: Embedded, locale: Locale = routing.defaultLocale): Term[] {
  const entries = embedded?.['wp:term']?.flat() ?? [];
  const terms = entries.flatMap((entry) => rawTerm.safeParse(entry).data ?? []);

  return terms.map((term) => toTerm(term, locale));
}

/** A category or tag with its name in the language, or the original's where there is no translation. */
export function toTerm(raw: z.infer<typeof rawTerm>, locale: Locale): Term {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    name: plainText((german ?? raw).name, locale),
    taxonomy: raw.taxonomy,
  };
}

/** The embedded featured image with its WordPress id; null where there is none. */
export function toFeaturedImage(embedded: Embedded): { id: number; image: Image } | null {
  const media = rawMedia.safeParse(embedded?.['wp:featuredmedia']?.[0]).data;
  if (!media) return null;

  const { width = null, height = null } = media.media_details ?? {};
  return {
    id: media.id,
    image: { src: versioned(media), alt: plainText(media.alt_text), width, height },
  };
}

// The optimizer keeps a picture for hours: a replaced file needs an address of its own.
function versioned({ source_url, modified }: z.infer<typeof rawMedia>): string {
  if (!modified) return source_url;

  const url = new URL(source_url);
  url.searchParams.set('v', modified.replace(/\D/g, ''));
  return url.href;
}
