import 'server-only';

import { hasPageCache } from '../cache/has-page-cache.mjs';
import { noteRemovals } from '../cache/reported-removals.mjs';
import { noteChangedPage } from '../cache/stored-pages.mjs';
import { isDeveloping } from '../config/env';
import { noteSlugs } from '../data/slugs/find-slug';
import { internalPaths } from '../i18n/href';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';
import { forgetSharedResponses } from '../wordpress/shared-responses';
import type { EventExpiry } from './event-expiry';
import { filesToWarm } from './files-to-warm';
import { itemPages, pagesToWarm } from './pages-to-warm';
import { removedTags, tagsToExpire } from './tags-to-expire';
import { isStoredSince, warmPages } from './warm-pages';
import type { Change } from './webhook-schema';

/**
 * Makes this process show these changes: it deletes the responses of WordPress that it holds in memory, expires every
 * page that shows something of the changes, and then warms the pages that are requested most. Called for webhooks, for
 * events that expire, and for messages of the other processes of the site.
 *
 * @param options `isEdit`: whether an editor has changed something. False when an event expires.
 * @returns a promise that resolves when the pages are warm. They are expired before this function returns
 */
export function refresh(changes: Change[], { isEdit = true } = {}): Promise<void> {
  forgetSharedResponses();
  noteSlugs(changes);
  const edited = isEdit ? changes.flatMap(itemPages).flatMap(internalPaths) : [];
  for (const path of edited) noteChangedPage(path, new Date());
  noteRemovals(removedTags(changes));
  expireTags(tagsToExpire(changes));

  return warmPages(pagesToWarm(changes), filesToWarm(changes));
}

/**
 * Expires every page with content of WordPress. Called when this process may have missed changes and cannot know which.
 * The lists of posts are warmed. Every other page is rendered again when it is requested.
 */
export function refreshEverything(): Promise<void> {
  const change = { type: 'settings', id: 0, action: 'updated' as const };

  return refresh([{ ...change, terms: [], previousTerms: [] }], { isEdit: false });
}

/**
 * Makes this process show that these events have expired.
 *
 * @param expiries empty when a process starts: any event may have expired before
 * @returns false when the list of events could not be rendered again (as in an outage), and its last good page stays.
 *   Always true if this process stores no pages: in development and without our page cache
 */
export async function refreshExpiredEvents(expiries: EventExpiry[]): Promise<boolean> {
  const startedAt = Date.now();
  const events = expiries.length > 0 ? expiries : [{ id: 0, slug: null, tour: null }];
  const changes = events.map(({ id, slug, tour }) => ({
    ...{ type: 'event', id, slug, tour, action: 'updated' as const },
    ...{ terms: [], previousTerms: [] },
  }));
  await refresh(changes, { isEdit: false });

  const storesPages = hasPageCache() && !isDeveloping;
  return !storesPages || isStoredSince({ pathname: '/events' }, startedAt);
}
