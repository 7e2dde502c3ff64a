/** The value of Cache-Control that forbids every cache to store a response (RFC 9111, 5.2.2). Next.js uses the same. */
export const noStore = 'private, no-cache, no-store, max-age=0, must-revalidate';
