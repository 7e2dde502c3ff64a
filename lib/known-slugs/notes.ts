import type { Change } from '../webhook';
import type { SlugKind } from '../wordpress/slug-list';
import { likeness } from './likeness';

/** `detail`: as in a list; empty where it is not known. */
type Note = { detail: string; at: number };

/** What webhooks have told of since the list was asked for: by this it is there at once. */
export class Notes {
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

  /** A list that was asked for after the webhook of this number holds all that was told until then. */
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
