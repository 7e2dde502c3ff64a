import type { Href } from '../../i18n/href';
import { routing, type Locale } from '../../i18n/routing';
import { absoluteUrl } from '../../seo/site-url';
import type { SitemapUrl, SitemapVideo } from './sitemap-file';

/** A page that search engines may index, with the languages in which it is written. */
export type SitemapPage = {
  href: Href;
  languages: readonly Locale[];
  /** The last change: a time in UTC, or a day. Null when unknown. */
  modified?: string | null;
  /** The full URLs of the pictures, on our own host. */
  images?: string[];
  video?: Record<Locale, SitemapVideo> | null;
};

/** One entry for each language of a page. Each entry names the others. */
export function toUrls({ href, languages, modified, images, video }: SitemapPage): SitemapUrl[] {
  const addresses = languages.map((locale) => [locale, absoluteUrl(href, locale)] as const);
  const alternates = languages.length > 1 ? Object.fromEntries(addresses) : {};

  return addresses.map(([locale, address]) => ({
    address,
    alternates,
    modified: modified ?? null,
    images: images ?? [],
    video: video?.[locale] ?? null,
  }));
}

/** A page whose texts are part of the site, so it exists in every language. */
export function inAllLanguages(href: Href): SitemapPage {
  return { href, languages: routing.locales };
}
