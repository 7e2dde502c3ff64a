import 'server-only';

import { freshIndex, latest } from './latest-list';
import { likeness } from './likeness';
import type { SlugIndex } from './slug-index';
import type { SlugKind } from '../../wordpress/slug-list';

export { fetchKnownSlugs, noteSlugs } from './latest-list';

/**
 * The result of a slug lookup:
 *
 * - `same`: WordPress has this slug. `detail` is the month of a post, event, video or release, or the number of posts
 *   of a term. It is null when not known yet.
 * - `alike`: WordPress has a similar slug and may treat it as this one.
 * - `none`: WordPress has no such slug.
 * - `unknown`: cannot be decided now.
 */
export type Match =
  | { kind: 'same'; detail: string | number | null }
  | { kind: 'alike' }
  | { kind: 'none' }
  | { kind: 'unknown' };

/**
 * Looks up a slug in the list of all public slugs. The list is fetched from WordPress again when the slug is not in it
 * and the list is older than 30 seconds or older than the last webhook. Concurrent lookups share one request.
 *
 * @param slug decoded
 */
export async function findSlug(kind: SlugKind, slug: string): Promise<Match> {
  const found = findNow(kind, slug);
  if (found) return found;
  const index = await freshIndex();

  return findNow(kind, slug) ?? { kind: index?.tellsOf(kind) ? 'none' : 'unknown' };
}

/** Is there a post with this id? Null when that cannot be decided now. */
export async function hasPost(id: number): Promise<boolean | null> {
  if (latest.index?.hasPost(id)) return true;
  const index = await freshIndex();

  return index?.tellsOf('post') ? index.hasPost(id) : null;
}

/** Where an item is today: its slug, and its month if it is a post. */
export type CurrentAddress = { slug: string; month: string };

/**
 * The current address of an item that has this slug (decoded), or once had it. Null when the list says nothing of it, or
 * is older than 30 seconds or than the last webhook, and no new one arrives in time.
 */
export async function findCurrentAddress(
  kind: SlugKind,
  slug: string,
): Promise<CurrentAddress | null> {
  const index = await freshIndex();
  const isCurrent = index?.detailOf(kind, slug) !== undefined;
  const current = isCurrent ? slug : index?.todaysSlug(kind, slug);

  return current ? addressIn(index, kind, current) : null;
}

/** The current address of the post with this id. Null as for `findCurrentAddress`. */
export async function findPostAddress(id: number): Promise<CurrentAddress | null> {
  const index = await freshIndex();
  const slug = index?.slugOfPost(id);

  return slug ? addressIn(index, 'post', slug) : null;
}

function addressIn(index: SlugIndex | null, kind: SlugKind, slug: string): CurrentAddress | null {
  const month = index?.detailOf(kind, slug);

  return typeof month === 'string' ? { slug, month } : null;
}

/**
 * Are there at least `count` items of a content type, or posts of a category or tag? Null when that cannot be decided
 * now.
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
