import { createHash } from 'node:crypto';

import { partsOf } from '../next-internals/cache-entries.mjs';

/**
 * The checksum of all parts of a page or file on disk: its document, its data, the data of its segments, its status and
 * headers, and its lifetime.
 *
 * @param {import('../next-internals/cache-types.ts').RenderedEntry} page
 * @param {import('../next-internals/cache-types.ts').CacheControl | undefined} cacheControl its lifetime, which the
 *   framework stores with it; a build does not
 * @returns {string}
 */
export function checksumOf(page, cacheControl) {
  const { description, content } = partsOf(page);
  const hash = createHash('sha256').update(JSON.stringify([description, cacheControl]));
  for (const part of content) hash.update(`\n${part?.length ?? 'none'}\n`).update(part ?? '');
  return hash.digest('base64url');
}
