import 'server-only';

import { z } from 'zod';

import { tagItemPresence, tagListPresence, tagSublistPresence } from '../cache/empty-list-tags';
import { tagPage, tags } from '../cache/tags';
import type { Query } from '../wordpress/client';
import { featuredMediaIds, toTerms } from '../wordpress/embedded';
import { requestItems } from '../wordpress/items';
import { parseListLeniently } from '../wordpress/parse-list';
import { isPublic } from '../wordpress/public-items';
import type { rawEmbedded } from '../wordpress/schema';
import { contentTypes, type ContentTypeName } from './content-type-registry';

type RawItem = { id: number; _embedded?: z.infer<typeof rawEmbedded> };

type Request<Raw> = {
  type: ContentTypeName;
  /** The REST fields that the page needs (lib/wordpress/items.ts). */
  fields: string[];
  schema: z.ZodType<Raw>;
};

/** One page of a list, and the numbers of items and pages of the whole list. */
export type FetchedList<Item> = { items: Item[]; total: number; totalPages: number };

/** An item in the format of WordPress. `isProtected`: it has a password, and its texts are empty. */
export type FetchedItem<Raw> = { raw: Raw; isProtected: boolean };

/**
 * Requests one page of a list, newest first, and tags the page that shows it with the list and its items.
 *
 * @param request `toItem` maps an item from the format of WordPress; `tag` is that of a part of the list, such as the
 *   posts of a category
 * @returns null when the page number is past the end
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function fetchList<Raw extends RawItem, Item>({
  type,
  query: { page = 1, ...query },
  fields,
  schema,
  toItem,
  tag = tags.list(type),
}: Request<Raw> & {
  query: Query & { page?: number };
  toItem: (raw: Raw) => Item;
  tag?: string;
}): Promise<FetchedList<Item> | null> {
  const path = `/${contentTypes[type].collection}`;
  const response = await requestItems(
    path,
    { page, orderby: 'date', order: 'desc', ...query },
    fields,
  );
  await tagPage([tag]);

  const raw = parseListLeniently(schema, response?.body, type);
  // Past the end, and on any further page of an empty category or tag.
  if (raw.length === 0 && page > 1) return null;

  await (tag === tags.list(type) ? tagListPresence : tagSublistPresence)(tag, raw.length);
  await tagPage(raw.flatMap(tagsOf));
  const { total = 0, totalPages = 0 } = response ?? {};
  return { items: raw.map(toItem), total, totalPages };
}

/**
 * Requests one item by its slug (without percent-encoding), and tags the page that shows it with the item.
 *
 * @returns null when WordPress has none
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function fetchItem<Raw extends RawItem>({
  type,
  slug,
  fields,
  schema,
}: Request<Raw> & { slug: string }): Promise<FetchedItem<Raw> | null> {
  await tagPage([tags.slug(slug)]);
  const response = await requestItems(`/${contentTypes[type].collection}`, { slug }, fields);
  const [raw] = z.array(schema).parse(response?.body);
  if (!raw) return null;

  await tagItemPresence(tags.post(raw.id));
  await tagPage(tagsOf(raw));
  return { raw, isProtected: !isPublic([response?.body].flat()[0]) };
}

/** The cache tags of an item, its picture and its terms. */
const tagsOf = ({ id, _embedded }: RawItem): string[] => [
  tags.post(id),
  ...featuredMediaIds(_embedded).map(tags.media),
  ...toTerms(_embedded).map((term) => tags.term(term.id)),
];
