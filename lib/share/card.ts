import { createHash } from 'node:crypto';

import { internalPath, type Href } from '../i18n/href';
import type { Locale } from '../i18n/routing';

/** What is written on the picture that is sent around with a page. */
export type Card = {
  /** The part of the site, above the title; empty where the title says it. */
  section: string;
  title: string;
  /** When, where or what, below the title; empty where there is nothing to say. */
  line: string;
};

/** The picture of a page: where it is, and what is written on it. */
export type Share = { path: string; card: Card };

export const cardSize = { width: 1200, height: 630 } as const;

// A new design is a new picture: whoever keeps pictures by their address then asks again.
const design = 1;

/**
 * Where the picture of a page is. The address names the page and a version of what is written on it, never the words
 * themselves: only what the page says is drawn, never what an address says.
 */
export function toShare(card: Card, href: Href, locale: Locale): Share {
  const words = JSON.stringify([design, card.section, card.title, card.line]);
  const version = createHash('sha256').update(words).digest('hex').slice(0, 10);

  return { card, path: `/api/share/${version}${internalPath(href, locale)}` };
}
