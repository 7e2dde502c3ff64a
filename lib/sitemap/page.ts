import type { Href } from '../i18n/href';
import { routing, type Locale } from '../i18n/routing';
import { absoluteUrl } from '../seo/addresses';
import type { SitemapUrl, SitemapVideo } from './sitemap-file';

/** A page that search engines may show, in the languages it is written in. */
export type SitemapPage = {
  href: Href;
  languages: readonly Locale[];
  /** UTC, or a day; null where nobody knows. */
  modified?: string | null;
  /** Full addresses on our own host. */
  images?: string[];
  video?: Record<Locale, SitemapVideo> | null;
};

/** The addresses of a page, each of which names the others. */
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

/** A page of the site's own words, which are there in every language. */
export function inAllLanguages(href: Href): SitemapPage {
  return { href, languages: routing.locales };
}
