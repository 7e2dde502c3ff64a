import { createHash } from 'node:crypto';

import { internalPath, type Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';

/** The text on a page's share image. */
export type Card = {
  /** The section of the site, above the title. Empty when the title already says it. */
  section: string;
  title: string;
  /** Date, place or topic, below the title. Empty when there is nothing to say. */
  line: string;
};

/** The share image of a page: its path and its text. */
export type Share = { path: string; card: Card };

export const cardSize = { width: 1200, height: 630 } as const;

// Increase this number with a new design: the path changes, so caches request the new picture.
const design = 2;

/**
 * Makes the path of a page's share image. It contains the path of the page and a hash of the text, never the text
 * itself. So an image can only contain text from our pages, never text from a URL.
 */
export function toShare(card: Card, href: Href, locale: Locale): Share {
  const words = JSON.stringify([design, card.section, card.title, card.line]);
  const version = createHash('sha256').update(words).digest('hex').slice(0, 10);

  return { card, path: `/api/share/${version}${internalPath(href, locale)}` };
}
