import type { ComponentType } from 'react';

import { Appearances } from '@/components/tours/appearances';
import { TourGallery } from '@/components/tours/tour-gallery';
import { tours } from '@/content/tours/tours';
import type { ContentItem, PreviewProps } from '@/lib/data/content-item';
import { contentTypes, type ContentTypeName } from '@/lib/data/content-type-registry';
import type { Preview, TourPreviewItem } from '@/lib/data/preview/queries';
import type { Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/seo/site-url';

type Props = {
  preview: Preview;
  /** The target of links to the item, e.g. from a calendar: its public page, or the preview while it is not public. */
  href: Href;
  locale: Locale;
};

/** An item of a content type, or the appearances and pictures that WordPress adds to a tour, shown as on its page. */
export async function PreviewedItem({ preview, href, locale }: Props) {
  if (preview.type === 'tour') return <TourPreview item={preview.item} />;
  const Article = await articleOf(preview.type);

  return <Article item={preview.item} url={absoluteUrl(href, locale)} />;
}

/**
 * The component that shows an item of this type. The bundler finds it by its path, and a test checks that there is one.
 */
async function articleOf(type: ContentTypeName) {
  const { section } = contentTypes[type];
  const found: { PreviewArticle: ComponentType<PreviewProps<ContentItem>> } = await import(
    `../../components/${section}/preview-article.tsx`
  );
  return found.PreviewArticle;
}

function TourPreview({ item: { slug, ...added } }: { item: TourPreviewItem }) {
  const tour = tours.find((each) => each.slug === slug);

  return (
    <article>
      <h1 className="font-display text-title">{tour?.name ?? slug}</h1>
      <Appearances appearances={added.appearances ?? tour?.appearances ?? null} />
      <TourGallery tour={tour?.name ?? slug} isOldest={tour === tours.at(-1)} {...added} />
    </article>
  );
}
