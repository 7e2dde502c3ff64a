import 'server-only';

import { tagPage, tags } from '../../cache/tags';
import {
  contentTypeNames,
  contentTypeOf,
  isTaxonomyCollection,
  taxonomies,
  taxonomyNames,
} from '../../data/content-types';
import { itemsOf } from '../../data/items-of';
import { getItemPages } from './items';
import { getListPages } from './list-pages';
import type { SitemapPage } from './page';
import { getTermPages } from './category-and-tag-pages';
import { tagListPresence } from '../../cache/empty-list-tags';
import { askForTotal, perPart } from '../../wordpress/list-part';

/** Sitemaps that may have several parts. A part has at most 300 items. */
const paged = [
  ...contentTypeNames
    .filter((name) => contentTypeOf(name).sitemap === 'paged')
    .map((name) => ({ name: contentTypeOf(name).collection, query: {}, tag: tags.list(name) })),
  ...taxonomyNames.map((name) => ({
    name: taxonomies[name].collection,
    query: { hide_empty: true },
    tag: tags.terms,
  })),
];

const single = contentTypeNames
  .filter((name) => contentTypeOf(name).sitemap === 'single')
  .map((name) => contentTypeOf(name).collection);

/**
 * The names of all sitemaps, as in their URLs: `sitemap-posts-1.xml`.
 *
 * @throws {Error} "Failed to fetch the sitemap from WordPress"
 */
export async function getSitemapParts(): Promise<string[]> {
  try {
    const totals = await Promise.all(
      paged.map(({ name, query }) => askForTotal(`/${name}`, query)),
    );
    await tagPage(paged.map(({ tag }) => tag));
    const parts: string[] = [];
    for (const [index, { name, tag }] of paged.entries()) {
      const total = totals[index] ?? 0;
      await tagListPresence(tag, total);
      const count = Math.max(1, Math.ceil(total / perPart));
      parts.push(...Array.from({ length: count }, (_, part) => nameOf(name, part + 1)));
    }
    return [...['pages', ...single].map((name) => nameOf(name, 1)), ...parts];
  } catch (cause) {
    throw new Error('Failed to fetch the sitemap from WordPress', { cause });
  }
}

const nameOf = (kind: string, part: number) => `sitemap-${kind}-${part}.xml`;

/**
 * The pages of one sitemap.
 *
 * @param name as returned by `getSitemapParts`
 * @param fixedPages the pages whose text is in `content/`
 * @returns null when there is no such sitemap
 * @throws {Error} "Failed to fetch the sitemap from WordPress"
 */
export async function getSitemapPages(
  name: string,
  fixedPages: SitemapPage[],
  now: Date,
): Promise<SitemapPage[] | null> {
  const [, collection = '', number] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(name) ?? [];
  const part = Number(number);
  try {
    if (collection === 'pages')
      return part === 1 ? [...(await getListPages()), ...fixedPages] : null;
    if (isTaxonomyCollection(collection)) return await getTermPages(collection, part);

    return await getContentPages(collection, part, now);
  } catch (cause) {
    throw new Error('Failed to fetch the sitemap from WordPress', { cause });
  }
}

async function getContentPages(collection: string, part: number, now: Date) {
  const type = contentTypeNames.find((each) => contentTypeOf(each).collection === collection);
  if (!type) return null;
  const { sitemapPages } = await itemsOf(type);

  return sitemapPages ? sitemapPages(part, now) : getItemPages(type, part);
}
