import type { Change } from '../../revalidation/webhook-schema';
import type { SlugKind } from '../../wordpress/slug-list';
import { likeness } from './likeness';

/** `detail`: as in a list. Empty when unknown. */
type Note = { detail: string; at: number };

/** Slugs that webhooks have reported since the list was requested, so that new content is found at once. */
export class NotedSlugs {
  private readonly slugs = new Map<string, Note>();
  private readonly alike = new Map<string, number>();

  /** @param at the number of the webhook */
  take(changes: Change[], at: number): void {
    for (const change of changes) {
      const { type, action, slug, previousSlug, date, terms } = change;
      const isGone = action === 'unpublished' || action === 'trashed' || action === 'deleted';
      if (slug && isGone) this.slugs.delete(keyOf(type, slug));
      if (slug && !isGone) this.note(type, slug, { detail: date?.slice(0, 7) ?? '', at });
      if (previousSlug) this.alike.set(keyOf(type, likeness(previousSlug)), at);
      for (const term of terms) this.note(term.taxonomy, term.slug, { detail: '', at });
    }
  }

  /** Forgets all webhooks up to this number: a list requested after that webhook already contains their changes. */
  forgetUntil(at: number): void {
    for (const [key, note] of this.slugs) if (note.at <= at) this.slugs.delete(key);
    for (const [key, notedAt] of this.alike) if (notedAt <= at) this.alike.delete(key);
  }

  detailOf(kind: SlugKind, slug: string): string | undefined {
    return this.slugs.get(keyOf(kind, slug))?.detail;
  }

  hasAlike(kind: SlugKind, alike: string): boolean {
    return this.alike.has(keyOf(kind, alike));
  }

  private note(type: string, slug: string, note: Note): void {
    this.slugs.set(keyOf(type, slug), note);
    this.alike.set(keyOf(type, likeness(slug)), note.at);
  }
}

const keyOf = (kind: string, word: string) => `${kind} ${word}`;
