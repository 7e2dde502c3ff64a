import 'server-only';

import type { ContentItem, ContentItems } from './content-item';
import { contentTypes, type ContentTypeName } from './content-type-registry';

/**
 * Loads what the site does with the items of a content type: share images, previews, structured data, sitemaps.
 *
 * The bundler finds the file by its path: the folder of a content type in `lib/data` has the name of its collection.
 */
export async function itemsOf(name: ContentTypeName): Promise<ContentItems<ContentItem>> {
  const { collection } = contentTypes[name];
  const found: { items: ContentItems<ContentItem> } = await import(`./${collection}/items.ts`);

  return found.items;
}
