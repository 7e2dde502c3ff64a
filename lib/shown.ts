import 'server-only';

import { tagPage, tags } from './cache';
import { isBuilding } from './env';

/**
 * Notes on the page whether a list has items. A source that fails may say that there are none: an empty list does not
 * replace one with items unless a webhook has said that some went (docs/decisions/012-empty-answers.md).
 *
 * @param tag of the list (lib/cache.ts)
 * @throws {Error} during a build, when there are none: what may be wrong is not built in
 */
export async function noteList(tag: string, count: number): Promise<void> {
  if (count === 0 && isBuilding) throw new Error(`There is nothing in the list “${tag}”`);

  await notePart(tag, count);
}

/** The same of a part of a list, such as the posts of a category: it may well be empty. */
export async function notePart(tag: string, count: number): Promise<void> {
  await tagPage([count > 0 ? tags.shown(tag) : tags.empty(tag)]);
}

/** Notes on the page that a thing is there. */
export async function noteThing(tag: string): Promise<void> {
  await tagPage([tags.shown(tag)]);
}
