import type { SlugKind } from '../wordpress/slug-list';
import {
  contentTypeNames,
  contentTypeOf,
  taxonomies,
  taxonomyNames,
  type ContentTypeName,
} from './content-type-registry';

// The middleware imports this file, and its bundle is loaded before the first request. So import only names and pure
// functions here, nothing that requests data from WordPress.

/** Sitemaps that may have several parts, by the names in their URLs. A part has at most 300 items. */
export const pagedSitemaps = new Map<string, SlugKind>([
  ...contentTypesWith('paged'),
  ...taxonomyNames.map((name) => [taxonomies[name].collection, name] as const),
]);

/** Sitemaps of one part. `pages` has the pages of lists and the pages whose text is in `content/`. */
export const singleSitemaps = new Map<string, 'pages' | ContentTypeName>([
  ['pages', 'pages'],
  ...contentTypesWith('single'),
]);

function contentTypesWith(sitemap: 'paged' | 'single') {
  return contentTypeNames
    .filter((name) => contentTypeOf(name).sitemap === sitemap)
    .map((name) => [contentTypeOf(name).collection, name] as const);
}

/** The name of a part of a sitemap, as in its URL: `sitemap-posts-1.xml`. */
export const toSitemapName = (sitemap: string, part: number) => `sitemap-${sitemap}-${part}.xml`;

/**
 * What a sitemap contains, by its name in the URL, and the number of its part, counted from 1.
 *
 * @returns null when no sitemap has this name. Whether WordPress has enough items for the part is not checked
 */
export function parseSitemapName(name: string): { kind: 'pages' | SlugKind; part: number } | null {
  const [, sitemap = '', digits] = /^sitemap-([a-z]+)-([1-9]\d*)\.xml$/.exec(name) ?? [];
  const part = Number(digits);
  const kind = pagedSitemaps.get(sitemap) ?? (part === 1 ? singleSitemaps.get(sitemap) : undefined);

  return kind ? { kind, part } : null;
}
