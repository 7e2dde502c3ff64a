import 'server-only';

import { tagPage, tags } from '../../cache/tags';
import { isTaxonomy } from '../../data/content-type-registry';
import { itemsOf } from '../../data/items-of';
import {
  pagedSitemaps,
  parseSitemapName,
  singleSitemaps,
  toSitemapName,
} from '../../data/sitemap-names';
import { getItemPages } from './items';
import { getListPages } from './list-pages';
import type { SitemapPage } from './page';
import { getTermPages } from './category-and-tag-pages';
import { tagListPresence } from '../../cache/empty-list-tags';
import type { Query } from '../../wordpress/client';
import { requestTotal, perPart } from '../../wordpress/list-requests';
import { withErrorMessage } from '../../wordpress/with-error-message';

const failure = 'Failed to fetch the sitemap from WordPress';

/** A sitemap that may have several parts. `query` selects its items, and `tag` is the cache tag of their list. */
type Paged = { name: string; query: Query; tag: string };

const paged = [...pagedSitemaps].map(([name, kind]): Paged =>
  isTaxonomy(kind)
    ? { name, query: { hide_empty: true }, tag: tags.terms }
    : { name, query: {}, tag: tags.list(kind) },
);

/**
 * The names of all sitemaps, as in their URLs: `sitemap-posts-1.xml`.
 *
 * @throws {Error} "Failed to fetch the sitemap from WordPress"
 */
export function getSitemapParts(): Promise<string[]> {
  return withErrorMessage(failure, async () => {
    const totals = await Promise.all(
      paged.map(({ name, query }) => requestTotal(`/${name}`, query)),
    );
    await tagPage(paged.map(({ tag }) => tag));
    const parts: string[] = [];
    for (const [index, { name, tag }] of paged.entries()) {
      const total = totals[index] ?? 0;
      await tagListPresence(tag, total);
      const count = Math.max(1, Math.ceil(total / perPart));
      parts.push(...Array.from({ length: count }, (_, part) => toSitemapName(name, part + 1)));
    }
    return [...[...singleSitemaps.keys()].map((name) => toSitemapName(name, 1)), ...parts];
  });
}

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
  const sitemap = parseSitemapName(name);
  if (!sitemap) return null;
  const { kind, part } = sitemap;

  return withErrorMessage(failure, async () => {
    if (kind === 'pages') return [...(await getListPages()), ...fixedPages];
    if (isTaxonomy(kind)) return getTermPages(kind, part);
    const { sitemapPages } = await itemsOf(kind);

    return sitemapPages ? sitemapPages(part, now) : getItemPages(kind, part);
  });
}
