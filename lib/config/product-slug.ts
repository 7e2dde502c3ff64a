import { site } from '../site';

/**
 * Turns a name into lower-case letters a to z, digits and hyphens, for an id, a file name or a header: `Wind & Wetter`
 * becomes `wind-wetter`. A name without any such letters or digits becomes `site`.
 */
export function toAsciiSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  return letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'site';
}

/** The site's name in the ids of events and posts. These ids must never change. */
export const productSlug = toAsciiSlug(site.product);
