import type { Image } from '../../media/image';
import { pictureUrl, siteUrl } from '../site-url';

/**
 * The pictures of an item, the best first: the item's picture, then the share image of its page, which always exists.
 */
export function picturesOf(image: Image | null, card: string): string[] {
  const own = image && pictureUrl(image);

  return [...(own ? [own] : []), siteUrl(card)];
}
