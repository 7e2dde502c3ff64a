import type { Locale } from '../i18n/routing';

/** A feed in one language. */
export type Feed = {
  title: string;
  description: string;
  language: Locale;
  /** Full URLs: `home` of the page with the same content, `address` of the feed itself. */
  home: string;
  address: string;
  /** The author of the feed. */
  author: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** Never changes, even when the title or the URL does. */
  id: string;
  /** The full URL of the item's page. */
  address: string;
  title: string;
  /** The language of the item's texts. */
  language: Locale;
  /** `published` and `modified` are null when they are not known. */
  published: Date | null;
  modified: Date | null;
  summary: string;
  /** The full text as HTML, with full URLs. */
  html: string;
  categories: string[];
  image: { address: string; alt: string } | null;
  /** The audio files in the item. */
  sounds: FeedSound[];
};

export type FeedSound = {
  /** The full URL. */
  address: string;
  /** The media type. */
  type: string;
  /** The size of the file, in bytes. Null when unknown. */
  bytes: number | null;
};

/** How long a reader may wait before its next request, in minutes. */
export const minutesToLive = 60;

/** The time of the last change to any item. Null when this time is known of no item. */
export function lastChange({ items }: Feed): Date | null {
  const times = items.flatMap(({ modified }) => (modified ? [modified.getTime()] : []));

  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
