import type { SitemapPage } from '../feeds/sitemaps/page';
import type { Locale } from '../i18n/routing';
import type { Share } from '../media/share-images/share-image-path';
import type { Node } from '../seo/json-ld/node';

/** The properties that all items have: posts, events, videos and releases. */
export type ContentItem = {
  /** Without percent-encoding. */
  slug: string;
  title: string;
  /** The language of its texts. */
  language: Locale;
};

/** What the structured data of an item needs besides the item. */
export type NodeWords = {
  /** The path of the item's share image. */
  sharePath: string;
  /** The description of an item that has no text. */
  fallback?: string;
};

/**
 * What the site does with the items of a content type, besides showing them on their pages. These are methods and not
 * properties, because TypeScript compares the parameters of methods less strictly: it then accepts the object of one
 * content type where an object for any type is expected.
 */
export interface ContentItems<Item extends ContentItem> {
  /**
   * Finds one item by its slug (without percent-encoding).
   *
   * @returns null when WordPress has none
   * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
   */
  find(slug: string, locale: Locale): Promise<Item | null>;
  /**
   * Parses the response of WordPress to a request for a preview.
   *
   * @returns null when a field is missing that every item of this type needs; the draft is then shown as a post
   * @throws {z.ZodError} when the response is not a preview
   */
  parse(response: unknown, locale: Locale): Item | null;
  /** The path and the text of the item's share image. */
  share(item: Item): Promise<Share>;
  /** The item's structured data (JSON-LD). Null when there is none. */
  node(item: Item, words: NodeWords): (Node & { '@id'?: string }) | null;
  /**
   * The entries of one part of the sitemap. A content type leaves this method out when an entry needs only the URL, the
   * picture and the last change of each item.
   *
   * @param part starts at 1
   * @returns null when there is no such part
   */
  sitemapPages?(part: number, now: Date): Promise<SitemapPage[] | null>;
}

/** The props of the component that shows an item in a preview: `components/<section>/preview-article.tsx`. */
export type PreviewProps<Item> = { item: Item; url: string };
