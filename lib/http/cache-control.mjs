/** The value of Cache-Control that forbids every cache to store a response (RFC 9111, 5.2.2). Next.js uses the same. */
export const noStore = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * The value of Cache-Control that lets only the visitor's browser store a response, and makes the browser check it
 * before it is used again. A page that is restored from the back/forward cache is not checked. Firefox does not put a
 * page with `no-store` into that cache.
 */
export const onlyInBrowser = 'private, no-cache';
