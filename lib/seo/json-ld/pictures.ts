import type { Image } from '../../images';
import { pictureUrl, siteUrl } from '../addresses';

/** The pictures of a thing, the best first: its own, and the card that is drawn of its page, which always is there. */
export function picturesOf(image: Image | null, card: string): string[] {
  const own = image && pictureUrl(image);

  return [...(own ? [own] : []), siteUrl(card)];
}
