import { z } from 'zod';

import { tags } from '../cache';
import type { Href } from '../i18n/href';
import { pictureUrl } from '../seo/addresses';
import { toFeaturedImage } from '../wordpress/embedded';
import { rawEmbedded, rendered, slug } from '../wordpress/schema';
import type { SitemapPage } from './page';

/** What a sitemap asks of a post, video or release. Without our plugin there are no pictures: they would cost more. */
export const listedFields = 'id,slug,modified_gmt,translations.de.title,embedded';

export const rawListed = z.object({
  id: z.number(),
  slug,
  modified_gmt: z.iso.datetime({ local: true }).nullish().catch(null),
  translations: z
    .object({ de: z.object({ title: rendered }).nullish() })
    .optional()
    .catch(undefined),
  embedded: rawEmbedded.nullish().catch(null),
});

/** The tags of what a sitemap says of it. */
export function tagsOf({ id, embedded }: z.infer<typeof rawListed>): string[] {
  const media = toFeaturedImage(embedded ?? undefined);

  return [tags.post(id), ...(media ? [tags.media(media.id)] : [])];
}

/** The page of a checked answer: in German only where it was translated. */
export function toPage(raw: z.infer<typeof rawListed>, href: Href): SitemapPage {
  const media = toFeaturedImage(raw.embedded ?? undefined);
  const image = media && pictureUrl(media.image);

  return {
    href,
    languages: raw.translations?.de ? ['en', 'de'] : ['en'],
    modified: raw.modified_gmt ? `${raw.modified_gmt}Z` : null,
    images: image ? [image] : [],
  };
}
