import type { Locale } from '../i18n/routing';

/** What readers subscribe to, in one language. */
export type Feed = {
  title: string;
  description: string;
  language: Locale;
  /** Full addresses: of the page that shows the same, of the feed itself. */
  home: string;
  address: string;
  /** Who speaks. */
  author: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** The same for ever, whatever its title and address become. */
  id: string;
  /** The full address of its page. */
  address: string;
  title: string;
  /** The language its words are in. */
  language: Locale;
  published: Date;
  modified: Date;
  summary: string;
  /** All of it, with full addresses. */
  html: string;
  categories: string[];
  image: { address: string; alt: string } | null;
};

/** How long a reader may wait before it asks again, in minutes. */
export const minutesToLive = 60;

/** The moment anything in it changed last; null when it is empty. */
export function lastChange({ items }: Feed): Date | null {
  return items.length ? new Date(Math.max(...items.map(({ modified }) => +modified))) : null;
}
