import 'server-only';

import { freshIndex, latest } from './known-slugs/latest-list';
import { likeness } from './known-slugs/likeness';
import type { SlugKind } from './wordpress/slug-list';

export { fetchKnownSlugs, noteSlugs } from './known-slugs/latest-list';

/**
 * What is known of a slug: WordPress has it (`detail`: the month of a post, event, video or release, or the number of a
 * term's posts; null where that is not known yet), one that WordPress may take for it, none, or not known now.
 */
export type Match =
  | { kind: 'same'; detail: string | number | null }
  | { kind: 'alike' }
  | { kind: 'none' }
  | { kind: 'unknown' };

/**
 * Looks a slug up in the list of all public ones. WordPress is asked for the list when a slug is not in it and the list is
 * older than half a minute, or than the last webhook: once, whoever wants to know meanwhile.
 *
 * @param slug decoded
 */
export async function findSlug(kind: SlugKind, slug: string): Promise<Match> {
  const found = findNow(kind, slug);
  if (found) return found;
  const index = await freshIndex();

  return findNow(kind, slug) ?? { kind: index?.tellsOf(kind) ? 'none' : 'unknown' };
}

/** Whether there is a post with this id; null where that is not known now. */
export async function hasPost(id: number): Promise<boolean | null> {
  if (latest.index?.hasPost(id)) return true;
  const index = await freshIndex();

  return index?.tellsOf('post') ? index.hasPost(id) : null;
}

/**
 * Whether there are at least so many of a kind, or so many posts of a category or tag; null where that is not known now.
 */
export async function hasAtLeast(
  of: SlugKind | { kind: SlugKind; slug: string },
  count: number,
): Promise<boolean | null> {
  const countNow = () =>
    typeof of === 'string' ? latest.index?.count(of) : latest.index?.detailOf(of.kind, of.slug);
  if (Number(countNow() ?? 0) >= count) return true;
  if (!(await freshIndex())) return null;
  const counted = countNow();

  return counted === undefined ? null : Number(counted) >= count;
}

function findNow(kind: SlugKind, slug: string): Match | null {
  const detail = latest.notes.detailOf(kind, slug) ?? latest.index?.detailOf(kind, slug);
  if (detail !== undefined) return { kind: 'same', detail: detail === '' ? null : detail };
  const alike = likeness(slug);

  return latest.notes.hasAlike(kind, alike) || latest.index?.hasAlike(kind, alike)
    ? { kind: 'alike' }
    : null;
}
