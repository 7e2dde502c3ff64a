import 'server-only';

import { tagPage, tags } from './tags';
import { isBuilding } from '../config/env';

/**
 * Tags the page with whether a list has items. A failing source may return an empty list: it does not replace a list with
 * items unless a webhook has reported a removal (docs/decisions/012-empty-answers.md).
 *
 * @param tag of the list (lib/cache/tags.ts)
 * @throws {Error} during a build when the list is empty: a build must not contain what may be a failure
 */
export async function tagListPresence(tag: string, count: number): Promise<void> {
  if (count === 0 && isBuilding)
    throw new Error(`During a build, the list must not be empty: “${tag}”`);

  await tagSublistPresence(tag, count);
}

/** The same for a part of a list, such as the posts of a category. It may be empty during a build too. */
export async function tagSublistPresence(tag: string, count: number): Promise<void> {
  await tagPage([count > 0 ? tags.shown(tag) : tags.empty(tag)]);
}

/** Tags the page with an item that exists. */
export async function tagItemPresence(tag: string): Promise<void> {
  await tagPage([tags.shown(tag)]);
}
