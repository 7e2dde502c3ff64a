import { tags } from '../cache/tags';
import {
  contentTypeOf,
  isAddition,
  isContentType,
  isTaxonomy,
} from '../data/content-type-registry';
import type { Change } from './webhook-schema';

/** The cache tags of exactly those pages that show what has changed. */
export function tagsToExpire(changes: Change[]): string[] {
  return [...new Set(changes.flatMap(tagsOfChange))];
}

/**
 * The cache tags of removed items, and of the lists that they have left. The page cache accepts an empty list in place
 * of a list with items, or a missing item in place of an item, only after such a removal.
 */
export function removedTags(changes: Change[]): string[] {
  return [...new Set(changes.flatMap(removedBy))];
}

function removedBy(change: Change): string[] {
  const { type, id, action, slug, previousSlug, previousTerms, startDate } = change;
  if (action === 'unpublished' || action === 'trashed' || action === 'deleted') {
    return tagsOfChange(change);
  }
  const formerSlug = previousSlug === slug ? null : previousSlug;

  return [
    ...previousTerms.map((term) => tags.termPosts(term.id)),
    // There is no item at its former URL any more.
    ...(formerSlug && isTaxonomy(type) ? [tags.term(id)] : []),
    ...(formerSlug && isContentType(type) ? [tags.post(id)] : []),
    // The page at the former slug of an addition stays, and has lost what the addition showed there.
    ...(formerSlug && isAddition(type) ? [tags.post(id), tags.slug(formerSlug)] : []),
    // An event without a date is not shown.
    ...(type === 'event' && startDate === null ? [tags.post(id), tags.list('event')] : []),
  ];
}

function tagsOfChange(change: Change): string[] {
  const { type, id } = change;
  if (type === 'test') return [];
  if (type === 'settings') return [tags.wordpress];
  if (type === 'carousel') return [tags.carousel];
  if (type === 'attachment') return [tags.media(id)];

  return isTaxonomy(type) ? [tags.terms, tags.term(id), tags.termPosts(id)] : tagsOfItem(change);
}

function tagsOfItem(change: Change): string[] {
  const slugs = [change.slug, change.previousSlug].filter((each) => each != null);
  const terms = [...change.terms, ...change.previousTerms].map((each) => tags.termPosts(each.id));

  return [tags.post(change.id), ...slugs.map(tags.slug), ...terms, ...listsOf(change)];
}

/** Tags of pages that show all items of a type, and of lists whose set or order of items changed. */
function listsOf({ type, action, previousDate }: Change): string[] {
  if (isAddition(type)) return [];
  const name = isContentType(type) ? type : 'post';
  if (contentTypeOf(name).everyEditChangesLists) return [tags.list(name)];
  const isOnlyEdited = action === 'updated' && !previousDate;

  return isOnlyEdited ? [tags.edits(name)] : [tags.edits(name), tags.list(name)];
}
