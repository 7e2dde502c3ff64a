import 'server-only';

import { join } from 'node:path';

import { restoreRemovals } from '../cache/removals.mjs';
import { tags } from '../cache/tags';
import { storageFolder } from '../config/env';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';

/**
 * Called when a process starts: it does not know which webhooks an earlier process has accepted, or which came while none
 * was running. Every stored page with content of WordPress counts as stale. Visitors get it at once all the same, and it is
 * rendered again behind its first visitor. Only what was removed is remembered on disk: without that, a page would take the
 * missing item for an outage (docs/decisions/012-empty-answers.md).
 */
export function catchUp(): void {
  restoreRemovals(join(storageFolder, 'removals.json'));
  expireTags([tags.wordpress]);
}
