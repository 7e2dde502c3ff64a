import 'server-only';

import { freshIndex, latest } from './slug-list-cache';
import type { Listed } from './slug-index';
import type { SlugKind } from '../../wordpress/slug-list';

export { refreshSlugList, noteSlugs } from './slug-list-cache';

/**
 * The result of a lookup in the list of all public slugs:
 *
 * - `found`: the current slug and its detail (see `Listed`).
 * - `missing`: WordPress has no such slug.
 * - `undecided`: there is no list, or none that is new enough.
 */
export type Lookup = ({ kind: 'found' } & Listed) | { kind: 'missing' } | { kind: 'undecided' };

/**
 * Looks up a slug or an alias. The list is fetched from WordPress again when the slug is not in it and the list is
 * older than 30 seconds or older than the last webhook. Concurrent lookups share one request.
 *
 * @param slug without percent-encoding
 * @param month the month in the URL. When the list has another month, it is fetched again as for a missing slug
 */
export async function findSlug(kind: SlugKind, slug: string, month?: string): Promise<Lookup> {
  const detail = latest.index?.detailOf(kind, slug);
  if (detail !== undefined && (!month || detail === month)) return { kind: 'found', slug, detail };
  const fresh = await freshIndex();
  const listed = latest.index?.find(kind, slug);
  // During an outage, an alias still redirects to the current slug.
  if (listed && (fresh || listed.slug !== slug)) return { kind: 'found', ...listed };

  return { kind: fresh?.hasKind(kind) ? 'missing' : 'undecided' };
}

/** Looks up a post by its id in WordPress, as `findSlug` does. */
export async function findPostById(id: number): Promise<Lookup> {
  const fresh = await freshIndex();
  const listed = fresh?.findPost(id);
  if (listed) return { kind: 'found', ...listed };

  return { kind: fresh?.hasKind('post') ? 'missing' : 'undecided' };
}

/**
 * Whether there are at least `count` items of a content type, or posts of a category or tag. Null when that cannot be
 * decided now.
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
