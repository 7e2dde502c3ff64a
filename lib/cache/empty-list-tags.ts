import 'server-only';

import { tagPage, tags } from './tags';
import { isBuilding } from '../config/env';

/**
 * Tags the page that is being rendered with the fact that a list has items, or has none. A failing data source may
 * return an empty list. So an empty list replaces a list with items only after a webhook has reported a removal
 * (docs/decisions/012-empty-responses.md).
 *
 * @param tag of the list (lib/cache/tags.ts)
 * @param count the number of items
 * @throws {Error} during a build when the list is empty: this may be a failure, which a build must not contain
 */
export async function tagListPresence(tag: string, count: number): Promise<void> {
  if (count === 0 && isBuilding)
    throw new Error(`During a build, the list must not be empty: “${tag}”`);

  await tagSublistPresence(tag, count);
}

/** The same for a part of a list, such as the posts of a category. A part may be empty during a build too. */
export async function tagSublistPresence(tag: string, count: number): Promise<void> {
  await tagPage([count > 0 ? tags.shown(tag) : tags.empty(tag)]);
}

/** Tags the page with the fact that an item exists. */
export async function tagItemPresence(tag: string): Promise<void> {
  await tagPage([tags.shown(tag)]);
}
