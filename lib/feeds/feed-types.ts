import type { Locale } from '../i18n/routing';

/** A feed in one language. */
export type Feed = {
  title: string;
  description: string;
  language: Locale;
  /** Full addresses: `home` of the page with the same content, `address` of the feed itself. */
  home: string;
  address: string;
  /** The author of the feed. */
  author: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** Never changes, even when the title or the address does. */
  id: string;
  /** The full address of the item's page. */
  address: string;
  title: string;
  /** The language of its texts. */
  language: Locale;
  published: Date;
  modified: Date;
  summary: string;
  /** The full text, with full addresses. */
  html: string;
  categories: string[];
  image: { address: string; alt: string } | null;
  /** Files that are heard in it. */
  sounds: FeedSound[];
};

export type FeedSound = {
  /** The full address. */
  address: string;
  /** The media type. */
  type: string;
  /** The size of the file. Null when unknown. */
  bytes: number | null;
};

/** How long a reader may wait before its next request, in minutes. */
export const minutesToLive = 60;

/** The moment of the last change to any item. Null when the feed is empty. */
export function lastChange({ items }: Feed): Date | null {
  return items.length ? new Date(Math.max(...items.map(({ modified }) => +modified))) : null;
}
