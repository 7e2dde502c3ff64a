import type { Image } from '../../media/image';
import { pictureUrl, siteUrl } from '../site-url';

/** The pictures of a thing, the best first: its own, then the share image of its page, which always exists. */
export function picturesOf(image: Image | null, card: string): string[] {
  const own = image && pictureUrl(image);

  return [...(own ? [own] : []), siteUrl(card)];
}
