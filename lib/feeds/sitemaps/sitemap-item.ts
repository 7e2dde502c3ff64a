import { z } from 'zod';

import { tags } from '../../cache/tags';
import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { pictureUrl } from '../../seo/site-url';
import { featuredMediaIds, toFeaturedImage } from '../../wordpress/embedded';
import { germanVersion, localMoment, rawEmbedded, rendered, slug } from '../../wordpress/schema';
import type { SitemapPage } from './page';

/**
 * The REST fields of a post, video or release that a sitemap requests. Without our plugin, the sitemap has no pictures:
 * they would need more requests.
 */
export const listedFields = 'id,slug,date_gmt,modified_gmt,translations.de.title,embedded';

export type RawListed = z.infer<typeof rawListed>;

export const rawListed = z.object({
  id: z.number(),
  slug,
  date_gmt: localMoment.nullish().catch(null),
  modified_gmt: localMoment.nullish().catch(null),
  translations: germanVersion(z.object({ title: rendered })),
  embedded: rawEmbedded.nullish().catch(null),
});

/** The cache tags of an item in a sitemap. */
export function tagsOfListed({ id, embedded }: RawListed): string[] {
  return [tags.post(id), ...featuredMediaIds(embedded ?? undefined).map(tags.media)];
}

/** Turns a validated response into a sitemap page. German is listed only if the item is translated. */
export function toPage(raw: RawListed, href: Href): SitemapPage {
  const imagesIn = (locale: Locale) => {
    const image = toFeaturedImage(raw.embedded ?? undefined, locale);
    const url = image && pictureUrl(image);
    return url ? [url] : [];
  };

  return {
    href,
    languages: raw.translations?.de ? ['en', 'de'] : ['en'],
    modified: lastModified(raw),
    images: { en: imagesIn('en'), de: imagesIn('de') },
  };
}

/** In UTC. An item that was scheduled was last modified before it was published. */
function lastModified({ date_gmt: published, modified_gmt: modified }: RawListed): string | null {
  if (!modified) return null;

  return `${published && published > modified ? published : modified}Z`;
}
