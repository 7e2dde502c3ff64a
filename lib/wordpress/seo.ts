import type { z } from 'zod';

import { escaped } from '../config/own-hosts.mjs';
import { plainText } from '../html/plain-text';
import { routing, type Locale } from '../i18n/routing';
import { site } from '../site';
import type { rawSeo } from './schema';

/** The title and description of an item for search engines, as plain text. */
export type Seo = {
  /** As an editor wrote it. Null if there is none: the page then makes its own title. */
  title: string | null;
  /** As an editor wrote it, or else from the text of the item. Empty when there is no text. Not shortened yet. */
  description: string;
};

type RawSeo = Partial<z.infer<typeof rawSeo>> | null;

type Raw = { seo?: RawSeo; translations?: { de?: { seo?: RawSeo } | null } };

/**
 * The title and description of an item for search engines, in one language.
 *
 * @param raw the item. The field `seo` belongs to the original; the German version has a separate one
 * @param texts plain texts of the item in its language, the best first
 */
export function toSeo(raw: Raw, language: Locale, ...texts: string[]): Seo {
  const own = language === routing.defaultLocale ? raw.seo : raw.translations?.de?.seo;

  return {
    title: withoutProduct(plainText(own?.title ?? '', language)) || null,
    description: [plainText(own?.description ?? '', language), ...texts].find(Boolean) ?? '',
  };
}

// Yoast appends a separator and the site's name to every title, and the page appends the name too. These are the
// separators that Yoast's settings offer.
const withoutProduct = (title: string) =>
  title.replace(new RegExp(`\\s+[|–—·•*⋆~«»<>:-]\\s+${escaped(site.product)}$`), '');

/** The languages in which an item is available. */
export function languagesOf(german: unknown): Locale[] {
  return german ? [...routing.locales] : [routing.defaultLocale];
}
