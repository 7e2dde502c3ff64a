import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * The framework's record of expired cache tags: when each was expired, in milliseconds. A stored page is stale when one
 * of its tags was expired after the page was stored. The framework keeps it in memory only.
 *
 * @type {Map<string, { stale?: number, expired?: number }>}
 */
export const expiredTagsManifest = tagsManifest;

/**
 * Expires cache tags at once: every stored page with one of them is stale. The framework's `revalidateTag` works only
 * within a request, and only after its response.
 *
 * @param {string[]} tags
 */
export function expireTags(tags) {
  const stale = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
}
