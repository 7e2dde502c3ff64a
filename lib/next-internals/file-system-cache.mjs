import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @typedef {import('./cache-types.ts').CacheHandler} CacheHandler */
/** @typedef {import('./cache-types.ts').CacheHandlerClass} CacheHandlerClass */

// Node and the bundler disagree on the default export.
const loaded = /** @type {{ default?: unknown }} */ (/** @type {unknown} */ (fileSystemCache));

/**
 * The framework's own cache handler. It stores a page as files, whose last one is the HTML or the body, and keeps the
 * newest in memory.
 */
export const FileSystemCache = /** @type {CacheHandlerClass} */ (loaded.default ?? loaded);

/** @typedef {(file: string, data: string | Uint8Array) => Promise<void>} WriteFile */

/**
 * The same file cache, but it writes files with this function. Assumes that it writes through its property `fs` and
 * nothing else.
 *
 * @template {CacheHandler} Cache
 * @param {Cache} cache
 * @param {WriteFile} writeFile
 * @returns {Cache}
 */
export function withWriteFile(cache, writeFile) {
  const fs = { ...Reflect.get(cache, 'fs'), writeFile };

  return Object.create(cache, { fs: { value: fs } });
}
