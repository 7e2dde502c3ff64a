import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * Expires cache tags at once: every stored page with one of them is stale. The function `revalidateTag` of Next.js
 * works only within a request, and only after its response.
 *
 * Next.js records in memory when each tag was expired, in milliseconds since 1970. A stored page is stale when one of
 * its tags was expired after the page was stored.
 *
 * @param {string[]} tags
 */
export function expireTags(tags) {
  const stale = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
}
