import { elementsIn, textOf } from '../../html/tree';
import type { RichText } from '../../html/sanitize';
import { pictureUrl } from '../site-url';

/** The full URLs of the pictures in a text that open large, on our own host. */
export function galleryPictures(gallery: RichText | null): string[] {
  if (!gallery) return [];
  const links = elementsIn(gallery).filter((each) => each.properties.dataZoom !== undefined);

  return links.flatMap((link) => {
    // The target of the link is a URL of the image optimizer. Its query parameter `url` is the picture.
    const src = new URL(textOf(link, 'href'), 'http://ours.invalid').searchParams.get('url');
    return (src && pictureUrl({ src })) ?? [];
  });
}
