import 'server-only';

import { contentTypes, type ContentTypeName } from '../data/content-type-registry';
import { maxCacheTags } from '../next-internals/headers.mjs';

/** The cache tags. Each names something that a stored page shows; expiring a tag makes every page with it stale. */
export const tags = {
  /** Everything that came from WordPress. */
  wordpress: 'wordpress',
  /** Which items of a content type there are, and their order. For events, also the details that lists show. */
  list: (type: ContentTypeName): string => contentTypes[type].collection,
  /**
   * A post, event, video or release. Their ids are unique together, because WordPress numbers all types in one
   * sequence.
   */
  post: (id: number) => `post:${id}`,
  /** Expired when any item of this content type is edited. */
  edits: (type: ContentTypeName) => `edits:${type}`,
  /** Which posts a category or tag has. */
  termPosts: (id: number) => `term-posts:${id}`,
  /** Which categories and tags there are. */
  terms: 'terms',
  term: (id: number) => `term:${id}`,
  media: (id: number) => `media:${id}`,
  /** The slug (without percent-encoding) of a post, event, video or release, whether or not the page found the item. */
  slug: (slug: string) => `slug:${encodeURIComponent(slug)}`.slice(0, 250),
  carousel: 'carousel',
  /** When the data of the page was requested: any later change makes the page stale. */
  requestedAt: (moment: Date) => `requested:${moment.getTime()}`,
  /**
   * The page shows this item, or an item of this list. The argument is the tag of the item or the list. The page cache
   * reads this tag and the next.
   */
  shown: (tag: string) => `shown:${tag}`,
  /** WordPress or Supabase has returned this list without items. The argument is the tag of the list. */
  empty: (tag: string) => `empty:${tag}`,
} as const;

/**
 * Puts tags on the page that is being rendered. What a page shows is known only after its data has arrived, and under
 * `force-static` a fetch is the only way that Next.js offers to tag a page. This fetch sends no request. Assumes that a
 * fetch with `no-store` also tags its page, and that the page stays static.
 */
export async function tagPage(names: string[]): Promise<void> {
  for (let start = 0; start < names.length; start += maxCacheTags) {
    const next = { tags: names.slice(start, start + maxCacheTags) };
    await fetch('data:,', { cache: 'no-store', next });
  }
}
