import type { SitemapPage } from '../feeds/sitemaps/page';
import type { Locale } from '../i18n/routing';
import type { Share } from '../media/share-images/share-card';
import type { Node } from '../seo/json-ld/node';

/** What all items have: a post, an event, a video, a release. */
export type ContentItem = {
  /** Decoded. */
  slug: string;
  title: string;
  /** The language of its words. */
  language: Locale;
};

/** The parts of structured data besides the item itself. */
export type NodeWords = {
  /** The path of its share image. */
  sharePath: string;
  /** A description, for an item without a text. */
  fallback?: string;
};

/**
 * What the site does with the items of a content type, besides showing them on their pages. These are methods and not
 * properties, so that TypeScript accepts the object of one content type where that of any type is expected.
 */
export interface ContentItems<Item extends ContentItem> {
  /**
   * Finds one item by its slug (decoded).
   *
   * @returns null when WordPress has none
   * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
   */
  find(slug: string, locale: Locale): Promise<Item | null>;
  /**
   * Parses the answer of WordPress to a preview.
   *
   * @returns null when the draft lacks a field that every item of this type needs; it is then shown as a post
   * @throws {z.ZodError} when the answer is not a preview
   */
  parse(answer: unknown, locale: Locale): Item | null;
  /** The words and the address of its share image. */
  share(item: Item): Promise<Share>;
  /** Its structured data. Null when there is nothing to say. */
  node(item: Item, words: NodeWords): (Node & { '@id'?: string }) | null;
  /**
   * One part of the sitemap. Missing when an entry needs only the address, the picture and the last change of each
   * item.
   *
   * @param part starts at 1
   * @returns null when there is no such part
   */
  sitemapPages?(part: number, now: Date): Promise<SitemapPage[] | null>;
}

/** The props of the component that shows an item in a preview: `components/<section>/preview-article.tsx`. */
export type PreviewProps<Item> = { item: Item; url: string };
