import 'server-only';

import { join } from 'node:path';

import { restoreRemovals } from '../cache/reported-removals.mjs';
import { tags } from '../cache/tags';
import { storageFolder } from '../config/env';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';

/**
 * Called when a process starts. It cannot know which webhooks an earlier process has accepted, or which were sent while
 * no process was running. So every stored page with content of WordPress counts as stale: its first visitor still gets
 * the stored page at once, and the page is then rendered again in the background. Only removals are stored on disk:
 * without them, the page cache would take a missing item for an outage (docs/decisions/012-empty-responses.md).
 */
export function catchUp(): void {
  restoreRemovals(join(storageFolder, 'removals.json'));
  expireTags([tags.wordpress]);
}
