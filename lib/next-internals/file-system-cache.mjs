import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @typedef {import('./cache-types.ts').CacheHandlerClass} CacheHandlerClass */

// Node and the bundler disagree on the default export.
const loaded = /** @type {{ default?: unknown }} */ (/** @type {unknown} */ (fileSystemCache));

/**
 * The cache handler of Next.js. It stores a page as files and keeps the newest in memory. Assumes that it writes with
 * `fs.writeFile` of its context and nothing else.
 */
export const FileSystemCache = /** @type {CacheHandlerClass} */ (loaded.default ?? loaded);
