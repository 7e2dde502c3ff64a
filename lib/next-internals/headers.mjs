/** The cache tags of a stored page, separated by commas. */
export const cacheTagsHeader = 'x-next-cache-tags';

/** The maximum length of a cache tag, in characters. Next.js leaves out longer ones. */
export const maxCacheTagLength = 256;

/** The maximum number of cache tags of one fetch. Next.js leaves out the others. */
export const maxCacheTags = 128;

/** `HIT`, `STALE` or `MISS`: whether a response came from the page cache. */
export const cacheStateHeader = 'x-nextjs-cache';

/**
 * With the key of the build in this header, Next.js renders the page before it responds, stores it, and does not run
 * the middleware. The request joins a rendering of the same page that is already under way.
 */
export const renderNowHeader = 'x-prerender-revalidate';

/** The page that the middleware chose, with the visitor's query. This header must not leave the server. */
export const rewriteHeader = 'x-middleware-rewrite';

/**
 * In this header, a route handler passes the length of a streamed body to lib/http/response-hooks.ts. Next.js drops the
 * Content-Length of route handlers, because it cannot know whether a body was decompressed.
 */
export const lengthHeader = 'x-body-length';
