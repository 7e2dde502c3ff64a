import { site } from './site';

/**
 * A name as it may stand in an id, a file's name or a header, in plain letters: `Wind & Wetter` is `wind-wetter`; one that
 * has none of them is `site`.
 */
export function toSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  return letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'site';
}

/** What the site is called in ids of events and posts, which must stay as they are. */
export const productSlug = toSlug(site.product);
