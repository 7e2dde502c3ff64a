import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../../cache/tags';
import {
  contentTypeNames,
  contentTypeOf,
  contentTypes,
  type ContentTypeName,
} from '../../data/content-type-registry';
import { requestWordPress } from '../../wordpress/client';
import { localMoment } from '../../wordpress/schema';
import { tagListPresence } from '../../cache/empty-list-tags';
import { inAllLanguages, type SitemapPage } from './page';
import { pagesOfList } from './list-page-hrefs';

/** Content types whose lists are in the sitemap of pages. The lists of events are in the sitemap of events. */
const types = contentTypeNames.filter((name) =>
  contentTypeOf(name).sitemapsOfLists.includes('pages'),
);

const newest = z.array(z.object({ modified_gmt: localMoment })).max(1);

/**
 * The home page and all pages of the lists of posts, videos and releases. The last change of a list is the last change
 * of any of its items. The home page has the last change of the news.
 *
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function getListPages(): Promise<SitemapPage[]> {
  const pages = await Promise.all(types.map(getPages));
  const news = pages[types.indexOf('post')] ?? [];

  return [{ ...inAllLanguages({ pathname: '/' }), modified: news[0]?.modified }, ...pages.flat()];
}

async function getPages(type: ContentTypeName): Promise<SitemapPage[]> {
  const { collection, lists } = contentTypes[type];
  const query = { orderby: 'modified', order: 'desc', per_page: 1, _fields: 'modified_gmt' };
  const response = await requestWordPress(`/${collection}`, query);
  await tagPage([tags.list(type), tags.edits(type)]);

  const [latest] = newest.parse(response?.body);
  await tagListPresence(tags.list(type), latest ? 1 : 0);
  const modified = latest ? `${latest.modified_gmt}Z` : null;
  const { route: pathname, perPage } = lists[0];
  return pagesOfList({ pathname }, response?.total ?? 0, perPage).map((page) => ({
    ...inAllLanguages(page),
    modified,
  }));
}
