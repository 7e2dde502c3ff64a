import type { z } from 'zod';

import { toPictureSource } from '../html/link-target';
import { plainText } from '../html/plain-text';
import { routing, type Locale } from '../i18n/routing';
import type { Image } from '../media/image';
import { rawMedia, rawTerm, type rawEmbedded } from './schema';

export type Term = {
  id: number;
  slug: string;
  name: string;
  /** The language of the name. Only when it is not that of the page. */
  nameLanguage?: Locale;
  taxonomy: string;
};

type Embedded = z.infer<typeof rawEmbedded> | undefined;

/** The embedded categories and tags. Any other entry is left out, such as the error object for a private term. */
export function toTerms(embedded: Embedded, locale: Locale = routing.defaultLocale): Term[] {
  const entries = embedded?.['wp:term']?.flat() ?? [];
  const terms = entries.flatMap((entry) => rawTerm.safeParse(entry).data ?? []);

  return terms.map((term) => toTerm(term, locale));
}

/**
 * A category or tag with its name in this language. Without a translation it has the original name, and `nameLanguage`.
 */
export function toTerm(raw: z.infer<typeof rawTerm>, locale: Locale): Term {
  const german = locale === 'de' ? raw.translations?.de : null;
  const isForeign = locale !== routing.defaultLocale && !german;

  return {
    id: raw.id,
    slug: raw.slug,
    name: plainText((german ?? raw).name, locale),
    ...(isForeign && { nameLanguage: routing.defaultLocale }),
    taxonomy: raw.taxonomy,
  };
}

/**
 * The embedded featured image. A German page shows the German image, if there is one, with its German alternative text.
 * Without this text it shows the original's, and marks its language. Null without a featured image, and for one that
 * the site cannot show.
 */
export function toFeaturedImage(
  embedded: Embedded,
  locale: Locale = routing.defaultLocale,
): Image | null {
  const { original, german } = featuredMedia(embedded);
  const media = locale === 'de' ? (german ?? original) : original;
  const src = media && toPictureSource(media.source_url);
  if (!media || !src) return null;

  const germanAlt = locale === 'de' ? media.translations?.de?.alt_text : undefined;
  const { width = null, height = null, dominant_color: colour } = media.media_details ?? {};
  return {
    src: versioned(src, media.modified),
    alt: plainText(germanAlt ?? media.alt_text, locale),
    ...(locale !== routing.defaultLocale && !germanAlt && { altLanguage: routing.defaultLocale }),
    ...{ width, height, ...(colour && { colour }) },
  };
}

/** The ids in WordPress of the featured images for all languages. */
export function featuredMediaIds(embedded: Embedded): number[] {
  const { original, german } = featuredMedia(embedded);

  return [original, german].flatMap((media) => (media ? [media.id] : []));
}

function featuredMedia(embedded: Embedded) {
  const [original, german] = (['wp:featuredmedia', 'germanFeaturedMedia'] as const).map(
    (name) => rawMedia.safeParse(embedded?.[name]?.[0]).data,
  );
  return { original, german };
}

// The image optimizer caches a picture for hours, so a replaced file needs a new URL. The site's own pictures (`/images/…`)
// have no query.
function versioned(src: string, modified: string | undefined): string {
  if (!modified || src.startsWith('/')) return src;

  const url = new URL(src);
  url.searchParams.set('v', modified.replace(/\D/g, ''));
  return url.href;
}
