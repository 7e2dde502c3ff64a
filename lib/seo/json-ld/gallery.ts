import { toPictureSource } from '../../html/link-target';
import { elementsIn, textOf } from '../../html/tree';
import type { RichText } from '../../html/rich-text';
import { pictureUrl, siteUrl } from '../site-url';

/** The full URLs, on our own host, of the pictures in a text that open in a large version (`data-zoom`). */
export function galleryPictures(gallery: RichText | null): string[] {
  if (!gallery) return [];
  const links = elementsIn(gallery).filter((each) => each.properties.dataZoom !== undefined);

  return links.flatMap((link) => {
    // The link leads to a version of the picture from the image optimizer.
    const src = toPictureSource(siteUrl(textOf(link, 'href')));
    return (src && pictureUrl({ src })) ?? [];
  });
}
