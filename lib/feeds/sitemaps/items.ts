import 'server-only';

import { z } from 'zod';

import { tagListPresence } from '../../cache/empty-list-tags';
import { tagPage, tags } from '../../cache/tags';
import { contentTypes, type ContentTypeName } from '../../data/content-type-registry';
import { itemHref } from '../../data/item-href';
import { requestListPart } from '../../wordpress/list-requests';
import { isPublic, protection } from '../../wordpress/public-items';
import { parseListLeniently } from '../../wordpress/parse-list';
import { localMoment } from '../../wordpress/schema';
import { listedFields, rawListed, tagsOfListed, toPage, type RawListed } from './sitemap-item';
import type { SitemapPage } from './page';

const rawItem = rawListed.extend({ date: localMoment });

/**
 * The pages in one part of the sitemap of a content type, newest first.
 *
 * @returns null when the part is past the end
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function getItemPages(
  type: ContentTypeName,
  part: number,
): Promise<SitemapPage[] | null> {
  const items = await requestListed(type, part, rawItem, `${listedFields},date,${protection}`);

  return items?.map((raw) => toPage(raw, itemHref(type, raw))) ?? null;
}

/**
 * The items in one part of the sitemap, as validated by `schema`. For content types with a separate function that turns
 * them into pages. Null and errors as for `getItemPages`.
 *
 * @param _fields names of REST fields, separated by commas
 */
export async function requestListed<Raw extends RawListed>(
  type: ContentTypeName,
  part: number,
  schema: z.ZodType<Raw>,
  _fields: string,
): Promise<Raw[] | null> {
  const query = { orderby: 'date', order: 'desc', _fields };
  const entries = await requestListPart(`/${contentTypes[type].collection}`, query, part);
  await tagPage([tags.list(type)]);
  if (!entries) return null;

  const items = parseListLeniently(schema, entries.filter(isPublic), type);
  await tagListPresence(tags.list(type), items.length);
  await tagPage(items.flatMap(tagsOfListed));
  return items;
}
