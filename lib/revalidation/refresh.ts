import 'server-only';

import { noteRemovals } from '../cache/removals.mjs';
import { forgetSearches } from '../data/search/recent-searches';
import { noteSlugs } from '../data/slugs/find-slug';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';
import { forgetSharedAnswers } from '../wordpress/shared-answers';
import type { EventExpiry } from './event-expiry';
import { filesToWarm } from './files-to-warm';
import { itemPages, pagesToWarm } from './pages-to-warm';
import { noteChangedPages } from './shown-changes';
import { removedTags, tagsToExpire } from './tags-to-expire';
import { warmPages } from './warm-pages';
import type { Change } from './webhook-schema';

/**
 * Has this process show these changes: forgets what WordPress said before, expires every page that shows them, and then
 * warms the pages that are requested most. Webhooks, the expiry of events and the other processes of the site use it.
 *
 * @param options `isEdit`: has an editor changed something? When an event expires, nobody has.
 * @returns when the pages are warm. They are expired before this function returns
 */
export function refresh(changes: Change[], { isEdit = true } = {}): Promise<void> {
  forgetSharedAnswers();
  forgetSearches();
  noteSlugs(changes);
  if (isEdit) noteChangedPages(changes.flatMap(itemPages), new Date());
  noteRemovals(removedTags(changes));
  expireTags(tagsToExpire(changes));

  return warmPages([...pagesToWarm(changes), ...filesToWarm(changes)]);
}

/**
 * Has this process render every page with content of WordPress again as it is requested: it may have missed changes, and
 * does not know which.
 */
export function refreshEverything(): Promise<void> {
  const change = { type: 'settings', id: 0, action: 'updated' as const };

  return refresh([{ ...change, terms: [], previousTerms: [] }], { isEdit: false });
}

/**
 * Has this process show that these events have expired.
 *
 * @param expiries none at the start of a process: any event may have expired before
 */
export function refreshExpiredEvents(expiries: EventExpiry[]): Promise<void> {
  const events = expiries.length > 0 ? expiries : [{ id: 0, slug: null }];
  const changes = events.map(({ id, slug }) => ({
    ...{ type: 'event', id, slug, action: 'updated' as const },
    ...{ terms: [], previousTerms: [] },
  }));

  return refresh(changes, { isEdit: false });
}
