import type { Change } from '../webhook';
import type { SlugKind, SlugList } from '../wordpress/slug-list';
import { likeness } from './likeness';

type Detail = string | number;

const day = 24 * 60 * 60 * 1000;

/**
 * One list of all public slugs, to be looked up. What the list before it had, and no webhook has said that it went, stays
 * for a day: a database that is being restored has lost nothing for good (docs/decisions/012-empty-answers.md).
 */
export class SlugIndex {
  private readonly slugs: Map<SlugKind, Map<string, Detail>>;
  private readonly postIds: Set<number>;
  private readonly alike = new Map<SlugKind, Set<string>>();
  /** Since when the lists lack a slug, in milliseconds, by kind and slug. */
  private readonly missing = new Map<string, number>();

  constructor(list: SlugList, before: SlugIndex | null, now: number) {
    this.slugs = list.slugs;
    this.postIds = list.postIds;
    if (before) this.retain(before, now);
    for (const kind of new Set([...this.slugs.keys(), ...list.oldSlugs.keys()])) {
      const words = [...(this.slugs.get(kind)?.keys() ?? []), ...(list.oldSlugs.get(kind) ?? [])];
      this.alike.set(kind, new Set(words.map(likeness)));
    }
  }

  /** Has WordPress told of this kind? */
  tellsOf(kind: SlugKind): boolean {
    return this.slugs.has(kind);
  }

  /** How many there are; undefined where WordPress has not told. */
  count(kind: SlugKind): number | undefined {
    return this.slugs.get(kind)?.size;
  }

  detailOf(kind: SlugKind, slug: string): Detail | undefined {
    return this.slugs.get(kind)?.get(slug);
  }

  hasPost(id: number): boolean {
    return this.postIds.has(id);
  }

  /** Is one like this there, or was it? */
  hasAlike(kind: SlugKind, alike: string): boolean {
    return this.alike.get(kind)?.has(alike) ?? false;
  }

  /** Takes out what a webhook says is gone; what is like it is still asked for. */
  forget(changes: Change[]): void {
    for (const { type, action, slug } of changes) {
      const isGone = action === 'unpublished' || action === 'trashed' || action === 'deleted';
      if (isGone && slug) this.slugs.get(type as SlugKind)?.delete(slug);
    }
  }

  private retain(before: SlugIndex, now: number): void {
    for (const [kind, earlier] of before.slugs) {
      const current = this.slugs.get(kind) ?? new Map<string, Detail>();
      for (const [slug, detail] of earlier) {
        const since = before.missing.get(`${kind} ${slug}`) ?? now;
        if (current.has(slug) || now - since > day) continue;
        current.set(slug, detail);
        this.missing.set(`${kind} ${slug}`, since);
      }
      if (current.size > 0) this.slugs.set(kind, current);
    }
    // No list says which id belongs to which slug, so all earlier ids stay as long as one slug is missing.
    const lacksPosts = [...this.missing.keys()].some((key) => key.startsWith('post '));
    if (lacksPosts) for (const id of before.postIds) this.postIds.add(id);
  }
}
