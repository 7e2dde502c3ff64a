import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import writeFileAtomic from 'write-file-atomic';

/** @typedef {import('./cache-types.ts').CacheContext} CacheContext */
/** @typedef {import('./cache-types.ts').CacheHandlerClass} CacheHandlerClass */

// Node and the bundler disagree on the default export.
const loaded = /** @type {{ default?: unknown }} */ (/** @type {unknown} */ (fileSystemCache));
const FrameworkCache = /** @type {CacheHandlerClass} */ (loaded.default ?? loaded);

/**
 * The framework's own cache handler. It stores a page as files and keeps the newest in memory. It writes in place; here
 * each file is replaced completely or not at all, even when the disk is full or the process is killed. Assumes that it
 * writes through `fs.writeFile` of its context and nothing else.
 */
export class FileSystemCache extends FrameworkCache {
  /** @param {CacheContext} context */
  constructor(context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeFileAtomic } });
  }
}
