import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../cache';
import { postHref } from '../post-href';
import { noteList } from '../shown';
import { sound } from '../sound';
import { askForPart } from '../wordpress/part';
import { listedFields, rawListed, tagsOf, toPage } from './listed';
import type { SitemapPage } from './page';

const rawPost = rawListed.extend({ date: z.iso.datetime({ local: true }) });

/**
 * The newest posts, a part at a time.
 *
 * @returns null when the part lies past the end
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export async function getPostPages(part: number): Promise<SitemapPage[] | null> {
  const query = { orderby: 'date', order: 'desc', _fields: `${listedFields},date` };
  const answer = await askForPart('/posts', query, part);
  await tagPage([tags.posts]);
  if (!answer) return null;

  const posts = sound(rawPost, answer, 'post');
  await noteList(tags.posts, posts.length);
  await tagPage(posts.flatMap(tagsOf));
  return posts.map((raw) => toPage(raw, postHref(raw)));
}
