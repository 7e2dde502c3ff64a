import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../cache';
import { postsPerStep } from '../posts';
import { noteList } from '../shown';
import { sound } from '../sound';
import { askForPart } from '../wordpress/part';
import { slug } from '../wordpress/schema';
import { inAllLanguages, type SitemapPage } from './page';
import { pagesOfList } from './steps';

const rawCounted = z.object({ id: z.number(), slug, count: z.number() });

/**
 * The pages of categories or tags that have posts, with all of their steps, a part of the terms at a time.
 *
 * @returns null when the part lies past the end
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export async function getTermPages(
  route: 'categories' | 'tags',
  part: number,
): Promise<SitemapPage[] | null> {
  const query = { orderby: 'id', order: 'asc', hide_empty: true, _fields: 'id,slug,count' };
  const answer = await askForPart(`/${route}`, query, part);
  await tagPage([tags.terms, tags.posts]);
  if (!answer) return null;

  const pathname = route === 'categories' ? '/category/[slug]' : '/tag/[slug]';
  const terms = sound(rawCounted, answer, 'term').filter(({ count }) => count > 0);
  await noteList(tags.terms, terms.length);
  await tagPage(terms.flatMap(({ id }) => [tags.term(id), tags.termPosts(id)]));
  return terms.flatMap(({ slug, count }) =>
    pagesOfList({ pathname, params: { slug } }, count, postsPerStep).map(inAllLanguages),
  );
}
