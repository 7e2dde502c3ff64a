import type { Href } from '../../i18n/href';
import { routing, type Locale } from '../../i18n/routing';

/** A video on a page, with the data that video search needs. */
export type SitemapVideo = {
  title: string;
  description: string;
  /** Full URLs. */
  thumbnail: string;
  player: string;
  /** `YYYY-MM-DD`. Null when it is not known. */
  published: string | null;
};

/** A page that search engines may index, with the languages in which it is written. */
export type SitemapPage = {
  href: Href;
  languages: readonly Locale[];
  /** The last change: a time in UTC, or a day. Null when unknown. */
  modified?: string | null;
  /** The full URLs of the pictures on the page in each language, on our own host. */
  images?: Record<Locale, string[]>;
  video?: Record<Locale, SitemapVideo> | null;
};

/** A page whose texts are part of the site, so it exists in every language. */
export function inAllLanguages(href: Href): SitemapPage {
  return { href, languages: routing.locales };
}
