import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../../cache/tags';
import { contentTypes } from '../content-types';
import type { Locale } from '../../i18n/routing';
import { tagListPresence, tagItemPresence } from '../../cache/empty-list-tags';
import { parseListLeniently } from '../../wordpress/parse-list';
import { worksPerPage } from '../../config/page-sizes';
import { featuredMediaIds } from '../../wordpress/embedded';
import { askForItems } from '../../wordpress/items';
import { isPublic } from '../../wordpress/public-items';
import {
  rawCreativeWork,
  toCreativeWork,
  type CreativeWork,
  type CreativeWorkType,
} from './creative-work';

export type CreativeWorkList = { works: CreativeWork[]; total: number; totalPages: number };

export { worksPerPage };

const shared = ['id', 'slug', 'date', 'title', 'acf'];
// A list only needs the number of playable tracks of a release, not the tracks.
const listFields = [...shared, 'translations.de.title', 'playable_tracks'];
const pageFields = [...shared, 'translations', 'content', 'seo', 'tracks', 'playable_tracks'];

/**
 * Videos, releases or items of a content type like them, newest first, 100 per page.
 *
 * @returns null when the page is past the end
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function askForCreativeWorks(
  type: CreativeWorkType,
  locale: Locale,
  page: number,
): Promise<CreativeWorkList | null> {
  const query = { per_page: worksPerPage, page, orderby: 'date', order: 'desc' };
  const answer = await askForItems(`/${contentTypes[type].collection}`, query, listFields);
  await tagPage([tags.list(type)]);
  if (!answer && page > 1) return null;

  const raw = parseListLeniently(rawCreativeWork, answer?.body, type);
  await tagListPresence(tags.list(type), raw.length);
  await tagPage(raw.flatMap(tagsOfWork));
  if (raw.length === 0 && page > 1) return null;
  const { total = 0, totalPages = 0 } = answer ?? {};
  return { works: raw.map((work) => toCreativeWork(work, locale)), total, totalPages };
}

/** An item in the format of WordPress. `isProtected`: it has a password, and its texts are empty. */
export type FetchedWork<Raw> = { raw: Raw; isProtected: boolean };

/**
 * Requests one item by its slug (without percent-encoding), and validates it with the schema.
 *
 * @returns null when WordPress has none
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function askForCreativeWork<Raw extends z.infer<typeof rawCreativeWork>>(
  type: CreativeWorkType,
  slug: string,
  schema: z.ZodType<Raw>,
): Promise<FetchedWork<Raw> | null> {
  await tagPage([tags.slug(slug)]);
  const answer = await askForItems(`/${contentTypes[type].collection}`, { slug }, pageFields);
  const [raw] = z.array(schema).parse(answer?.body);
  if (!raw) return null;

  await tagItemPresence(tags.post(raw.id));
  await tagPage(tagsOfWork(raw));
  return { raw, isProtected: !isPublic([answer?.body].flat()[0]) };
}

function tagsOfWork({ id, _embedded }: z.infer<typeof rawCreativeWork>): string[] {
  return [tags.post(id), ...featuredMediaIds(_embedded).map(tags.media)];
}
