import type { Change } from '../../revalidation/webhook-schema';
import type { SlugKind, SlugList } from '../../wordpress/slug-list';
import { isSlugKind } from '../content-types';
import { likeness } from './likeness';

type Detail = string | number;

const day = 24 * 60 * 60 * 1000;

/**
 * An index over one list of all public slugs. A slug of the previous list that is now missing stays for one day, unless
 * a webhook reported its removal: a database that is being restored has not lost anything for good
 * (docs/decisions/012-empty-answers.md).
 */
export class SlugIndex {
  private readonly slugs: Map<SlugKind, Map<string, Detail>>;
  private readonly oldSlugs: SlugList['oldSlugs'];
  private readonly postIds: Map<number, string>;
  private readonly alike = new Map<SlugKind, Set<string>>();
  /** Since when a slug has been missing from the lists, in milliseconds, by content type and slug. */
  private readonly missing = new Map<string, number>();

  constructor(list: SlugList, before: SlugIndex | null, now: number) {
    this.slugs = list.slugs;
    this.oldSlugs = list.oldSlugs;
    this.postIds = list.postIds;
    if (before) this.retain(before, now);
    for (const kind of new Set([...this.slugs.keys(), ...list.oldSlugs.keys()])) {
      const old = list.oldSlugs.get(kind)?.keys() ?? [];
      const words = [...(this.slugs.get(kind)?.keys() ?? []), ...old];
      this.alike.set(kind, new Set(words.map(likeness)));
    }
  }

  /** Has WordPress sent this content type? */
  tellsOf(kind: SlugKind): boolean {
    return this.slugs.has(kind);
  }

  /** How many there are. Undefined when WordPress has not sent this content type. */
  count(kind: SlugKind): number | undefined {
    return this.slugs.get(kind)?.size;
  }

  /** The month or the number of posts of this slug (lib/wordpress/slug-list.ts). Undefined when there is no such slug. */
  detailOf(kind: SlugKind, slug: string): Detail | undefined {
    return this.slugs.get(kind)?.get(slug);
  }

  hasPost(id: number): boolean {
    return this.postIds.has(id);
  }

  /** The slug of the post with this id. */
  slugOfPost(id: number): string | undefined {
    return this.postIds.get(id);
  }

  /** The current slug of the item that had this slug last. Undefined when no item did, or that is not known. */
  todaysSlug(kind: SlugKind, old: string): string | undefined {
    return this.oldSlugs.get(kind)?.get(old) || undefined;
  }

  /** Is there a similar slug, or was there one? */
  hasAlike(kind: SlugKind, alike: string): boolean {
    return this.alike.get(kind)?.has(alike) ?? false;
  }

  /** Removes what a webhook reports as gone. Similar slugs are still checked with WordPress. */
  forget(changes: Change[]): void {
    for (const { type, action, slug } of changes) {
      const isGone = action === 'unpublished' || action === 'trashed' || action === 'deleted';
      if (isGone && slug && isSlugKind(type)) this.slugs.get(type)?.delete(slug);
    }
  }

  private retain(before: SlugIndex, now: number): void {
    for (const [kind, earlier] of before.slugs) {
      const current = this.slugs.get(kind) ?? new Map<string, Detail>();
      for (const [slug, detail] of earlier) {
        const since = before.missing.get(`${kind} ${slug}`) ?? now;
        // A former slug of an item that has a new one is not missing.
        const isThere = current.has(slug) || this.oldSlugs.get(kind)?.has(slug);
        if (isThere || now - since > day) continue;
        current.set(slug, detail);
        this.missing.set(`${kind} ${slug}`, since);
      }
      if (current.size > 0) this.slugs.set(kind, current);
    }
    // As long as the slug of a post is missing, all earlier ids of posts stay.
    const lacksPosts = [...this.missing.keys()].some((key) => key.startsWith('post '));
    if (!lacksPosts) return;
    for (const [id, slug] of before.postIds) if (!this.postIds.has(id)) this.postIds.set(id, slug);
  }
}
