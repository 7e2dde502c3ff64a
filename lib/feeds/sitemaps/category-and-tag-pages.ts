import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../../cache/tags';
import { postsPerPage } from '../../config/page-sizes';
import { taxonomies, type TaxonomyName } from '../../data/content-type-registry';
import { tagListPresence } from '../../cache/empty-list-tags';
import { parseListLeniently } from '../../wordpress/parse-list';
import { requestListPart } from '../../wordpress/list-requests';
import { slug } from '../../wordpress/schema';
import { inAllLanguages, type SitemapPage } from './page';
import { pagesOfList } from './list-page-hrefs';

const rawCounted = z.object({ id: z.number(), slug, count: z.number() });

/**
 * All pages of the categories or tags that have posts, for one part of their sitemap.
 *
 * @returns null when the part is past the end
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function getTermPages(
  name: TaxonomyName,
  part: number,
): Promise<SitemapPage[] | null> {
  const { collection, item: pathname } = taxonomies[name];
  const query = { orderby: 'id', order: 'asc', hide_empty: true, _fields: 'id,slug,count' };
  const entries = await requestListPart(`/${collection}`, query, part);
  await tagPage([tags.terms, tags.list('post')]);
  if (!entries) return null;

  const terms = parseListLeniently(rawCounted, entries, 'term').filter(({ count }) => count > 0);
  await tagListPresence(tags.terms, terms.length);
  await tagPage(terms.flatMap(({ id }) => [tags.term(id), tags.termPosts(id)]));
  return terms.flatMap(({ slug, count }) =>
    pagesOfList({ pathname, params: { slug } }, count, postsPerPage).map(inAllLanguages),
  );
}
