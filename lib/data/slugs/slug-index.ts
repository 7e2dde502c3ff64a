import type { Change } from '../../revalidation/webhook-schema';
import type { SlugKind, SlugList } from '../../wordpress/slug-list';

type Detail = string | number;

/**
 * An item or a term: its current slug, and the month of a post, event, video or release (`2024-05`), or the number of a
 * term's posts.
 */
export type Listed = { slug: string; detail: Detail };

const day = 24 * 60 * 60 * 1000;

/**
 * An index over one list of all public slugs. A slug of the previous list that is now missing stays for one day, unless
 * a webhook reported its removal. The reason is that a database from which items are missing may just be in the middle
 * of a restore (docs/decisions/012-empty-responses.md).
 */
export class SlugIndex {
  private readonly slugs: SlugList['slugs'];
  private readonly aliases: SlugList['aliases'];
  private readonly postIds: Map<number, string>;
  /** When a slug was first missing from the list, in milliseconds since 1970. A key is a content type and a slug. */
  private readonly missing = new Map<string, number>();

  constructor(list: SlugList, before: SlugIndex | null, now: number) {
    this.slugs = list.slugs;
    this.aliases = list.aliases;
    this.postIds = list.postIds;
    if (before) this.retain(before, now);
  }

  /** Whether the list of WordPress contains this content type. */
  hasKind(kind: SlugKind): boolean {
    return this.slugs.has(kind);
  }

  /** The number of slugs of this content type. Undefined when WordPress has not sent this content type. */
  count(kind: SlugKind): number | undefined {
    return this.slugs.get(kind)?.size;
  }

  /** The month or the number of posts of a slug (lib/wordpress/slug-list.ts). Undefined when there is no such slug. */
  detailOf(kind: SlugKind, slug: string): Detail | undefined {
    return this.slugs.get(kind)?.get(slug);
  }

  /** The item or term that has this slug or alias. */
  find(kind: SlugKind, slug: string): Listed | null {
    const current = this.slugs.get(kind)?.has(slug) ? slug : this.aliases.get(kind)?.get(slug);
    const detail = current && this.detailOf(kind, current);

    return current && detail !== undefined ? { slug: current, detail } : null;
  }

  /** The post with this id. */
  findPost(id: number): Listed | null {
    const slug = this.postIds.get(id);

    return slug === undefined ? null : this.find('post', slug);
  }

  /** Removes the slugs of items that a webhook reports as removed, and the former slugs of items with a new one. */
  forget(changes: Change[]): void {
    for (const { type, action, slug, previousSlug } of changes) {
      const isGone = action === 'unpublished' || action === 'trashed' || action === 'deleted';
      if (isGone && slug) this.slugs.get(type)?.delete(slug);
      if (previousSlug && previousSlug !== slug) this.slugs.get(type)?.delete(previousSlug);
    }
  }

  private retain(before: SlugIndex, now: number): void {
    for (const [kind, earlier] of before.slugs) {
      const current = this.slugs.get(kind) ?? new Map<string, Detail>();
      for (const [slug, detail] of earlier) {
        const since = before.missing.get(`${kind} ${slug}`) ?? now;
        // A former slug that is now an alias is not missing.
        const isThere = current.has(slug) || this.aliases.get(kind)?.has(slug);
        if (isThere || now - since > day) continue;
        current.set(slug, detail);
        this.missing.set(`${kind} ${slug}`, since);
      }
      if (current.size > 0) this.slugs.set(kind, current);
    }
    // As long as the slug of any post is missing, the ids of all earlier posts are kept.
    const lacksPosts = [...this.missing.keys()].some((key) => key.startsWith('post '));
    if (!lacksPosts) return;
    for (const [id, slug] of before.postIds) if (!this.postIds.has(id)) this.postIds.set(id, slug);
  }
}
