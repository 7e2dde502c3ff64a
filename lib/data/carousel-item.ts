import { z } from 'zod';

import { toPictureSource, toStoredPicture } from '../html/link-target';
import { toPublicUrl } from '../html/entered-url';
import { withOwnAddresses } from '../html/own-urls-in-text';
import type { LocalDate } from '../i18n/dates';
import { localDay } from '../time-zones/local-time';
import { routing, type Locale } from '../i18n/routing';
import { siteUrl } from '../seo/site-url';
import { site } from '../site';

export type CarouselItem = {
  id: string;
  title: string;
  /** The language of the title, if it is not that of the page. */
  titleLanguage?: Locale;
  /** Empty only in the preview of a slide that has no picture yet. */
  imageUrl: string;
  button: {
    text: string;
    /** The language of the text, if it is not that of the page. */
    textLanguage?: Locale;
    url: string;
    opensNewTab: boolean;
  };
  /** The day the item was created, in the site's time zone. */
  createdOn: LocalDate;
};

// Refuses schemes such as `javascript:`, and `/\`, which browsers read as `//`. The database and the plugin have the
// same rule (includes/carousel/addresses.php).
const allowed = /^(\/(?![/\\])|#.|https:\/\/[^\s/?#\\@]+([/?#]|$)|mailto:[^\s@?]+@\S+$)/i;

const address = z
  .string()
  .regex(allowed, 'must be a path, an https URL or a mail address (mailto:)')
  .refine((url) => linkOf(url, 'en'), 'must be a link that visitors may follow');

const words = z.string().regex(/\S/, 'must not be empty');

/** The types of the columns, without the rules for their values. Rows with other types are an invalid response. */
export const uncheckedCarouselRow = z.looseObject({
  title: z.string(),
  button_text: z.string(),
  button_url: z.string(),
  created_at: z.string(),
});

/**
 * A row of the carousel table that the site can show. All other rows are left out. `wordpress/contract/carousel.json`
 * has examples of both kinds, which the tests of the plugin and of the database use too. Older tables have no German
 * columns.
 */
export const rawCarouselItem = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: words,
  title_de: words.nullish(),
  background_image_url: z
    .string()
    .refine(
      pictureOf,
      'must be a picture of the site, of WordPress or in a public bucket of Supabase',
    ),
  button_text: words,
  button_text_de: words.nullish(),
  button_url: address,
  button_url_de: address.nullish(),
  button_target: z.string().nullish(),
  created_at: z.string().transform(toMoment).pipe(z.date()),
});

/**
 * Turns a row into a slide in the language of the page. Its links go to pages in this language. If a German text is
 * missing, the slide has the English one.
 */
export function toCarouselItem(raw: z.infer<typeof rawCarouselItem>, locale: Locale): CarouselItem {
  const title = inLanguage(locale, raw.title, raw.title_de);
  const text = inLanguage(locale, raw.button_text, raw.button_text_de);
  const url = inLanguage(locale, raw.button_url, raw.button_url_de).words;
  return {
    id: raw.id,
    title: withOwnAddresses(title.words, locale),
    titleLanguage: title.language,
    imageUrl: pictureOf(raw.background_image_url) ?? raw.background_image_url,
    button: {
      text: withOwnAddresses(text.words, locale),
      textLanguage: text.language,
      url: linkOf(url, locale) ?? url,
      opensNewTab: raw.button_target === '_blank',
    },
    createdOn: localDay(raw.created_at, site.timeZone),
  };
}

/**
 * The URL or path of a link on a page in this language. A path without a host may belong to the site or to WordPress.
 * Null when visitors may not follow the link.
 */
function linkOf(address: string, locale: Locale): string | null {
  return (
    toPublicUrl(address, locale) ?? (isPath(address) ? toPublicUrl(siteUrl(address), locale) : null)
  );
}

/** The URL of a picture for the image optimizer. Null when the optimizer may not load it. */
function pictureOf(address: string): string | null {
  return (
    toPictureSource(address) ??
    (isPath(address) ? toPictureSource(siteUrl(address)) : toStoredPicture(address))
  );
}

const isPath = (address: string) => /^\/(?![/\\])/.test(address);

function inLanguage(
  locale: Locale,
  english: string,
  german: string | null | undefined,
): { words: string; language?: Locale } {
  if (locale === routing.defaultLocale) return { words: english };

  return german ? { words: german } : { words: english, language: routing.defaultLocale };
}

// Postgres writes `2026-11-20 05:13:22.156+00`, PostgREST writes `2026-11-20T05:13:22.156+00:00`.
function toMoment(text: string): Date {
  // A column that contains only days. At noon, the day is the same in the site's time zone.
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T12:00:00Z`);

  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}
